import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { toMinorUnits } from '@guildhall/money';
import {
  maxListed,
  VendorRefusal,
  type PageOrder,
  type Vendor,
  type VendorCustomer,
  type VendorInvoice,
  type VendorPage,
  type PostalAddress,
  type VendorSubscription,
} from '@guildhall/suppliers';
import { createContractCalls } from './contract-calls.ts';
import type { InvoiceVendorOptions } from './invoice-site.ts';
import { isPaidInvoice, type Invoice, type NewInvoice, type Payer } from './invoice-rows.ts';
import type { Customer, Subscription } from './invoice-store.ts';
import { toAddressLines } from './to-address-lines.ts';
import { createPaymentReference } from './payment-reference.ts';
import { createRenewalCalls } from './renewal-calls.ts';
import { getSubscriptionStatus } from './subscription-status.ts';
import { toPageUrl, toTransfer } from './to-transfer.ts';

const dayMs = 24 * 60 * 60_000;
/** Time after the due date for which a transfer may still be under way, ms. */
const transferMs = 7 * dayMs;

/** Sells memberships by invoices in a store of our own. It never confirms one: the api reads the invoice again. */
export function createInvoiceVendor(options: InvoiceVendorOptions): Vendor {
  return {
    ...createPlanCalls(options),
    ...createCustomerCalls(options),
    ...createPageCalls(options),
    ...createPaymentCalls(options),
    transfers: createTransferCalls(options),
    contracts: createContractCalls(options),
    renewals: createRenewalCalls(options),
    personalData: {
      read: (person) => options.store.readPersonal(person),
      erase: (person) => options.store.erasePersonal(person, options.now()),
    },
  };
}

function createPlanCalls({ site }: InvoiceVendorOptions): Pick<Vendor, 'findPlan'> {
  return {
    async findPlan(id) {
      const price = site.prices[id];
      return price && { status: 'active', price };
    },
  };
}

function createCustomerCalls(
  options: InvoiceVendorOptions,
): Pick<
  Vendor,
  'listCustomersByEmail' | 'findCustomer' | 'listCustomersSince' | 'listSubscriptions' | 'findSubscription'
> {
  const { store } = options;
  return {
    async listCustomersByEmail(spellings) {
      const found = new Map<string, VendorCustomer>();
      for (const email of spellings)
        for (const customer of await store.listCustomersByEmail(email))
          found.set(customer.id, toVendorCustomer(customer));
      return [...found.values()];
    },
    async findCustomer(id) {
      const customer = await store.findCustomer(id);
      return customer && toVendorCustomer(customer);
    },
    async listCustomersSince(since) {
      return (await store.listCustomersSince(since, maxListed)).map(toVendorCustomer);
    },
    async listSubscriptions(customerIds) {
      const found = await store.listSubscriptions(customerIds);
      return found.map((subscription) => toVendorSubscription(options, subscription));
    },
    async findSubscription(id) {
      const subscription = await store.findSubscription(id);
      return subscription && toVendorSubscription(options, subscription);
    },
  };
}

function createPageCalls(
  options: InvoiceVendorOptions,
): Pick<Vendor, 'createPage' | 'findPage' | 'listPaidPages' | 'acknowledgePage'> {
  const { store, now } = options;
  return {
    async createPage(order) {
      // A reference that is taken, which is as good as impossible, is drawn again.
      for (let tries = 0; tries < 5; tries += 1) {
        const invoice = await store.addInvoice(createInvoice(options, order));
        if (invoice) return toVendorPage(options, invoice);
      }
      throw new Error('no payment reference is free');
    },
    async findPage(id) {
      const invoice = await store.findInvoice(id);
      return invoice && toVendorPage(options, invoice);
    },
    async listPaidPages(since, state = 'succeeded') {
      await store.deleteOldInvoices(now());
      const invoices = await store.listInvoicesSince(state, since);
      return Promise.all(invoices.map((invoice) => toVendorPage(options, invoice)));
    },
    async acknowledgePage(id) {
      if (!(await store.acknowledgeInvoice(id))) throw new VendorRefusal(409, 'invalid_state_for_request');
    },
  };
}

function createPaymentCalls({
  store,
  now,
}: InvoiceVendorOptions): Pick<Vendor, 'listInvoices' | 'endSubscription' | 'refundInvoice'> {
  return {
    listInvoices: async (subscriptionId) =>
      (await store.listInvoicesOfSubscription(subscriptionId)).map(toVendorInvoice),
    async endSubscription(id) {
      if (!(await store.endSubscription(id, now())))
        throw new VendorRefusal(409, 'invalid_state_for_request');
    },
    async refundInvoice(invoiceId) {
      await store.requestRefund(invoiceId);
      // The api cannot transfer money: it reports this, and the office does it.
      throw new VendorRefusal(409, 'refund_by_office');
    },
  };
}

function createTransferCalls(options: InvoiceVendorOptions): Vendor['transfers'] {
  const { site, store, now } = options;
  return {
    async findTransfer(pageId) {
      const invoice = await store.findInvoice(pageId);
      return invoice && toTransfer(site, invoice, now());
    },
    async findOpenPage(order) {
      const price = site.prices[order.subscription.plan_id];
      const open = await store.findOpenInvoice(order.customer.email, now());
      const isSame =
        open?.plan === order.subscription.plan_id &&
        open.amountMinor === price?.amountMinor &&
        isDeepStrictEqual(open.payer, JSON.parse(JSON.stringify(toPayer(order))));
      return open && isSame ? toVendorPage(options, open) : undefined;
    },
    async listDueMails() {
      return (await store.listDueMails(now())).map((invoice) => ({
        pageId: invoice.id,
        email: invoice.payer.email,
        url: toPageUrl(site, invoice),
        transfer: toTransfer(site, invoice, now()),
        ...{ tries: invoice.mailTries, createdAt: invoice.createdAt },
      }));
    },
    markMailed: (pageId) => store.markMailed(pageId, now()),
    postponeMail: (pageId, until) => store.postponeMail(pageId, until),
    endMail: (pageId) => store.endMail(pageId, now()),
  };
}

function createInvoice(
  { site, now }: InvoiceVendorOptions,
  { attemptId, customerId, order }: PageOrder,
): NewInvoice {
  const plan = order.subscription.plan_id;
  const price = site.prices[plan];
  if (!price) throw new VendorRefusal(400, 'no_price');
  const { amountMinor, currency, every, unit } = price;
  const createdAt = now();
  const dueAt = createdAt + site.paymentDays * dayMs;
  return {
    id: randomBytes(24).toString('base64url'),
    reference: createPaymentReference(),
    ...{ attemptId, customerId, plan, amountMinor, currency, every, unit },
    payer: toPayer(order),
    ...{ createdAt, dueAt, expiresAt: dueAt + transferMs },
  };
}

function toPayer({
  customer,
  billing_address: billing,
  shipping_address: shipping,
}: PageOrder['order']): Payer {
  return {
    email: customer.email,
    name: `${customer.first_name} ${customer.last_name}`,
    ...(customer.company && { company: customer.company }),
    address: toLines(billing),
    parts: toPostalAddress(billing),
    ...(shipping && { shippingAddress: toLines(shipping) }),
  };
}

type Address = NonNullable<PageOrder['order']['shipping_address']>;

const toLines = (address: Omit<Address, 'email'>): string[] =>
  toAddressLines(`${address.first_name} ${address.last_name}`, address);

const toPostalAddress = ({
  line1,
  line2,
  city,
  state,
  zip,
  country,
}: Omit<Address, 'email'>): PostalAddress => ({
  ...{ line1, line2, city, state, zip, country },
});

async function toVendorPage(options: InvoiceVendorOptions, invoice: Invoice): Promise<VendorPage> {
  const { site, store } = options;
  const { id, state, attemptId, createdAt, expiresAt, updatedAt, customerId, subscriptionId } = invoice;
  const customer = subscriptionId === undefined ? undefined : await store.findCustomer(customerId);
  const subscription =
    subscriptionId === undefined ? undefined : await store.findSubscription(subscriptionId);
  return {
    ...{ id, type: 'bank_transfer', url: toPageUrl(site, invoice), state, attemptId },
    ...{ createdAt, expiresAt, updatedAt },
    content: {
      ...(customer && { customer: toVendorCustomer(customer) }),
      ...(subscription && {
        subscription: toVendorSubscription(options, subscription),
        invoice: toVendorInvoice(invoice),
      }),
    },
  };
}

const toVendorCustomer = ({ id, email, updatedAt }: Customer): VendorCustomer => ({
  ...{ id, email, updatedAt, isDeleted: false },
});

function toVendorSubscription(
  { site, now }: InvoiceVendorOptions,
  subscription: Subscription,
): VendorSubscription {
  const { id, customerId, plan, createdAt } = subscription;
  return {
    ...{ id, customerId, createdAt, planIds: [plan] },
    status: getSubscriptionStatus(subscription, site, now()),
  };
}

function toVendorInvoice(invoice: Invoice): VendorInvoice {
  const { id, currency, amountMinor, refund } = invoice;
  const isPaid = isPaidInvoice(invoice);
  const paidMinor = toMinorUnits(isPaid ? amountMinor : 0);
  const netPaidMinor = refund === 'made' ? toMinorUnits(0) : paidMinor;
  return { id, isPaid, currency, paidMinor, netPaidMinor, isInProgress: false };
}
