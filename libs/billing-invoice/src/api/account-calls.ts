import { toMinorUnits } from '@guildhall/money';
import type { AccountDocument, MemberAccount, VendorAccount } from '@guildhall/suppliers';
import { getSubscriptionId, isPaidInvoice, type Invoice } from './invoice-rows.ts';
import type { InvoiceStore, Subscription } from './invoice-store.ts';
import type { InvoiceSite } from './invoice-site.ts';
import { getSubscriptionStatus } from './subscription-status.ts';
import { toDay, toPageUrl, toTransfer } from './to-transfer.ts';

export interface AccountOptions {
  site: InvoiceSite;
  store: InvoiceStore;
  now: () => number;
}

/** Invoices that are listed. */
const maxDocuments = 12;

/** Creates what members see of their invoices. */
export function createAccountCalls(options: AccountOptions): VendorAccount {
  const { site, store } = options;
  return {
    async fetchAccount(customerId) {
      const subscription = await findCurrent(options, customerId);
      if (!subscription) return undefined;
      const invoices = await listInvoices(store, subscription.id);
      return toAccount(options, subscription, invoices);
    },
    async openDocument(customerId, id) {
      const invoice = await store.findInvoice(id);
      if (!invoice || invoice.customerId !== customerId || invoice.state === 'cancelled') return undefined;
      const { payer, plan, renewal, dueAt } = invoice;
      const isPaid = isPaidInvoice(invoice);
      const [payment] = isPaid ? await store.listPayments(id) : [];
      const paidAt = isPaid ? (payment?.reportedAt ?? invoice.updatedAt) : undefined;
      const term = renewal
        ? { from: renewal.from, to: renewal.to }
        : paidAt === undefined
          ? undefined
          : { from: paidAt, to: await store.computeTermEnd(paidAt, invoice) };
      return {
        invoice: {
          ...toDocument(invoice),
          ...{ sellerName: site.account.name, iban: site.account.iban, planId: plan, dueAt, paidAt, term },
          payer: [...(payer.company === undefined ? [] : [payer.company]), ...payer.address],
        },
      };
    },
  };
}

/** The membership that runs, or the one that has ended last. */
async function findCurrent(
  { site, store, now }: AccountOptions,
  customerId: string,
): Promise<Subscription | undefined> {
  const subscriptions = await store.listSubscriptions([customerId]);
  const rank = (one: Subscription) =>
    ['cancelled', 'non_renewing', 'active'].indexOf(getSubscriptionStatus(one, site, now()));
  return subscriptions.sort((one, other) => rank(other) - rank(one) || other.paidUntil - one.paidUntil)[0];
}

async function listInvoices(store: InvoiceStore, subscriptionId: string): Promise<Invoice[]> {
  const invoices = await store.listInvoicesOfSubscription(subscriptionId);
  return invoices.filter(({ state }) => state !== 'cancelled').reverse();
}

function toAccount(
  { site, now }: AccountOptions,
  subscription: Subscription,
  invoices: readonly Invoice[],
): MemberAccount {
  const { plan, paidUntil, endedAt } = subscription;
  const status = getSubscriptionStatus(subscription, site, now());
  const price = site.prices[plan];
  const open = invoices.find(
    (one) => one.state === 'created' && now() < one.expiresAt && getSubscriptionId(one) === subscription.id,
  );
  return {
    planIds: [plan],
    ...(price && status === 'active' && { price }),
    ...(status === 'active' ? { paidUntil } : { endsAt: endedAt ?? paidUntil }),
    ...(open && {
      transfer: {
        ...toTransfer(site, open, now()),
        url: toPageUrl(site, open),
        accessUntil: toDay(open.expiresAt),
      },
    }),
    documents: invoices.slice(0, maxDocuments).map(toDocument),
  };
}

function toDocument(invoice: Invoice): AccountDocument {
  const { id, reference: number, createdAt: issuedAt, amountMinor, currency, refund } = invoice;
  const state = refund !== 'none' ? 'refunded' : isPaidInvoice(invoice) ? 'paid' : 'open';
  return { id, number, issuedAt, amountMinor: toMinorUnits(amountMinor), currency, state };
}
