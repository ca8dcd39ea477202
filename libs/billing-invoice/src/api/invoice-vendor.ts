import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { toMinorUnits, type Currency } from '@guildhall/money';
import {
  maxListed,
  VendorRefusal,
  type BankTransfer,
  type PageOrder,
  type Vendor,
  type VendorCustomer,
  type VendorInvoice,
  type VendorPage,
  type VendorSubscription,
} from '@guildhall/suppliers';
import { createContractCalls } from './contract-calls.ts';
import type { InvoicePrices } from './invoice-config.ts';
import type { Invoice, NewInvoice, Payer } from './invoice-rows.ts';
import type { Customer, InvoiceStore, Subscription } from './invoice-store.ts';
import { createPaymentReference } from './payment-reference.ts';
import { isPaidNow } from './subscription-status.ts';

/** The account that is paid to, and what the invoices are for. */
export interface InvoiceSite {
  /** Origin of the site, which shows the invoices. */
  siteOrigin: string;
  prices: InvoicePrices;
  account: { iban: string; bic: string | undefined; name: string };
  /** Days in which an invoice is to be paid. */
  paymentDays: number;
}

export interface InvoiceVendorOptions {
  site: InvoiceSite;
  store: InvoiceStore;
  now: () => number;
}

const dayMs = 24 * 60 * 60_000;
/** Time after the due date for which a transfer may still be under way, ms. */
const transferMs = 7 * dayMs;

/** Path of the site's page with an invoice. */
const pagePath = '/_payment';

/** Sells memberships by invoices in a store of our own. It never confirms one: the api reads the invoice again. */
export function createInvoiceVendor(options: InvoiceVendorOptions): Vendor {
  return {
    ...createPlanCalls(options),
    ...createCustomerCalls(options),
    ...createPageCalls(options),
    ...createPaymentCalls(options),
    transfers: createTransferCalls(options),
    contracts: createContractCalls(options),
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

function createCustomerCalls({
  store,
  now,
}: InvoiceVendorOptions): Pick<
  Vendor,
  'listCustomersByEmail' | 'findCustomer' | 'listCustomersSince' | 'listSubscriptions' | 'findSubscription'
> {
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
      return found.map((subscription) => toVendorSubscription(subscription, now()));
    },
    async findSubscription(id) {
      const subscription = await store.findSubscription(id);
      return subscription && toVendorSubscription(subscription, now());
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
    ...(shipping && { shippingAddress: toLines(shipping) }),
  };
}

type Address = NonNullable<PageOrder['order']['shipping_address']>;

function toLines({
  first_name,
  last_name,
  line1,
  line2,
  zip,
  city,
  state,
  country,
}: Omit<Address, 'email'>): string[] {
  const lines = [`${first_name} ${last_name}`, line1, line2, `${zip} ${city}`.trim(), state, country];
  return lines.filter((line): line is string => line !== undefined && line !== '');
}

async function toVendorPage(
  { site, store, now }: InvoiceVendorOptions,
  invoice: Invoice,
): Promise<VendorPage> {
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
        subscription: toVendorSubscription(subscription, now()),
        invoice: toVendorInvoice(invoice),
      }),
    },
  };
}

const toPageUrl = ({ siteOrigin }: InvoiceSite, { id }: Pick<Invoice, 'id'>): string =>
  `${siteOrigin}${pagePath}/${id}`;

const toVendorCustomer = ({ id, email, updatedAt }: Customer): VendorCustomer => ({
  ...{ id, email, updatedAt, isDeleted: false },
});

function toVendorSubscription(subscription: Subscription, now: number): VendorSubscription {
  const { id, customerId, plan, createdAt } = subscription;
  return {
    ...{ id, customerId, createdAt, planIds: [plan] },
    // Nobody is charged again: it ends with the period that is paid.
    status: isPaidNow(subscription, now) ? 'non_renewing' : 'cancelled',
  };
}

function toVendorInvoice({ id, currency, amountMinor, subscriptionId, refund }: Invoice): VendorInvoice {
  const paidMinor = toMinorUnits(subscriptionId === undefined ? 0 : amountMinor);
  const netPaidMinor = refund === 'made' ? toMinorUnits(0) : paidMinor;
  return { id, isPaid: subscriptionId !== undefined, currency, paidMinor, netPaidMinor, isInProgress: false };
}

function toTransfer({ account }: InvoiceSite, invoice: Invoice, now: number): BankTransfer {
  const { reference, plan, amountMinor, currency, dueAt } = invoice;
  return {
    state: toTransferState(invoice, now),
    planId: plan,
    amountMinor: toMinorUnits(amountMinor),
    currency: currency as Currency,
    ...{ reference, iban: account.iban, bic: account.bic, accountName: account.name },
    dueOn: new Date(dueAt).toISOString().slice(0, 10),
  };
}

function toTransferState({ state, expiresAt }: Invoice, now: number): BankTransfer['state'] {
  if (state === 'cancelled') return 'cancelled';
  if (state !== 'created') return 'paid';
  return now < expiresAt ? 'open' : 'expired';
}
