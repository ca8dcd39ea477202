import { periodUnits, toMinorUnits } from '@guildhall/money';
import {
  isMembershipPlan,
  type AccountAmount,
  type AccountDocument,
  type MemberAccount,
  type VendorAccount,
} from '@guildhall/suppliers';
import { UpstreamError } from '@guildhall/upstream';
import * as v from 'valibot';
import type { ChargebeeSite } from './chargebee-site.ts';
import { selectByStatus } from './member-status.ts';
import { getTermEnd, termSchema } from './subscription-term.ts';
import { ignoreMissing, listAll, read, sdkCall, type Sdk } from './vendor-sdk.ts';

const seconds = v.optional(v.number());
const minorUnits = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

const subscriptionSchema = v.object({
  id: v.string(),
  ...termSchema.entries,
  currency_code: v.optional(v.string(), ''),
  billing_period: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 1),
  billing_period_unit: v.optional(v.picklist(periodUnits)),
  next_billing_at: seconds,
  start_date: seconds,
  resume_date: seconds,
  deleted: v.optional(v.boolean(), false),
  plan_id: v.optional(v.string()),
  plan_quantity: v.optional(v.number(), 1),
  plan_unit_price: minorUnits,
  subscription_items: v.optional(v.array(v.object({ item_price_id: v.string(), amount: minorUnits })), []),
});
type Subscription = v.InferOutput<typeof subscriptionSchema>;

const invoiceSchema = v.object({
  id: v.string(),
  customer_id: v.string(),
  subscription_id: v.optional(v.string()),
  status: v.string(),
  date: v.optional(v.number(), 0),
  currency_code: v.optional(v.string(), ''),
  total: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
  amount_due: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
  linked_payments: v.optional(v.array(v.object({ txn_status: v.optional(v.string()) })), []),
  issued_credit_notes: v.optional(v.array(v.object({ cn_total: v.optional(v.number(), 0) })), []),
  deleted: v.optional(v.boolean(), false),
});
type Invoice = v.InferOutput<typeof invoiceSchema>;

const downloadSchema = v.object({ download_url: v.pipe(v.string(), v.url()) });

/** Invoices that are read. */
const maxDocuments = 12;

/** Statuses of invoices that customers get. */
const issued = new Set(['paid', 'posted', 'payment_due', 'not_paid']);

/** Creates what members see of their charges, by two calls: subscriptions, and the last invoices. */
export function createAccountCalls(sdk: Sdk, site: ChargebeeSite): VendorAccount {
  return {
    async fetchAccount(customerId) {
      const filter = { customer_id: { is: customerId } };
      const entries = await listAll(
        (page) => sdk.subscription.list({ ...filter, ...page }),
        ({ subscription }) => subscription,
      );
      const subscriptions = read(v.array(subscriptionSchema), entries).filter((one) =>
        isMembershipPlan(site, listPlanIds(one)),
      );
      const current = selectByStatus(subscriptions)?.subscription;
      if (!current) return undefined;
      // The SDK's type lacks the order, which the vendor takes.
      const newest = { ...filter, ...({ sort_by: { desc: 'date' } } as object), limit: maxDocuments };
      const recent = await sdkCall(() => sdk.invoice.list(newest));
      const own = new Set(subscriptions.map(({ id }) => id));
      const invoices = read(
        v.array(invoiceSchema),
        recent.list.map(({ invoice }) => invoice),
      ).filter(
        ({ status, deleted, subscription_id: id = '' }) => !deleted && issued.has(status) && own.has(id),
      );
      return toAccount(current, invoices);
    },
    openDocument: (customerId, id) =>
      ignoreMissing(async () => {
        const found = read(invoiceSchema, (await sdkCall(() => sdk.invoice.retrieve(id))).invoice);
        if (found.customer_id !== customerId || !issued.has(found.status)) return undefined;
        const { download } = await sdkCall(() => sdk.invoice.pdf(id, { disposition_type: 'attachment' }));
        const { download_url: url } = read(downloadSchema, download);
        // The vendor keeps its files on hosts of its own choice; they are encrypted.
        const { protocol, origin } = new URL(url);
        if (protocol !== 'https:' && origin !== site.origin)
          throw new UpstreamError('UPSTREAM_BODY', 'billing', '/api/v2/invoices');
        return { url };
      }),
  };
}

function toAccount(subscription: Subscription, invoices: readonly Invoice[]): MemberAccount {
  const { status } = subscription;
  const renews = selectByStatus([subscription])?.status;
  return {
    planIds: listPlanIds(subscription),
    ...(renews !== 'cancelled' && { price: toPrice(subscription) }),
    ...(renews === 'in_trial' && { trialEndsAt: toMs(subscription.trial_end) }),
    ...(renews === 'active' && { renewsAt: toMs(subscription.next_billing_at) }),
    ...((renews === 'non_renewing' || status === 'cancelled') && { endsAt: toMs(getTermEnd(subscription)) }),
    failed: findFailed(invoices),
    documents: invoices.map(toDocument),
  };
}

function toPrice(subscription: Subscription): MemberAccount['price'] {
  const { billing_period: every, billing_period_unit: unit, currency_code: currency } = subscription;
  const { plan_unit_price: unitPrice, plan_quantity: quantity, subscription_items: items } = subscription;
  const amounts = items.map(({ amount }) => amount);
  const amount =
    unitPrice === undefined
      ? amounts.reduce<number | undefined>(
          (sum, one) => (sum === undefined || one === undefined ? undefined : sum + one),
          amounts.length > 0 ? 0 : undefined,
        )
      : unitPrice * quantity;
  if (amount === undefined || unit === undefined || currency === '') return undefined;
  return { amountMinor: toMinorUnits(amount), currency, every, unit };
}

/** The amount that could not be charged. A payment that a bank is still processing has not failed. */
function findFailed(invoices: readonly Invoice[]): AccountAmount | undefined {
  const owed = invoices.filter(
    ({ status, amount_due: due, linked_payments: payments }) =>
      (status === 'payment_due' || status === 'not_paid') &&
      due > 0 &&
      payments.every(({ txn_status: state }) => state !== 'in_progress'),
  );
  const [first] = owed;
  if (!first) return undefined;
  const currency = first.currency_code;
  const sum = owed
    .filter((one) => one.currency_code === currency)
    .reduce((total, { amount_due: due }) => total + due, 0);
  return { amountMinor: toMinorUnits(sum), currency };
}

function toDocument({
  id,
  date,
  total,
  status,
  currency_code: currency,
  issued_credit_notes: notes,
}: Invoice): AccountDocument {
  const isRefunded = notes.some(({ cn_total: refunded }) => refunded > 0);
  const state = isRefunded ? 'refunded' : status === 'paid' ? 'paid' : 'open';
  return { id, number: id, issuedAt: date * 1_000, amountMinor: toMinorUnits(total), currency, state };
}

/** The vendor's ids of what is subscribed to, in either catalogue. */
function listPlanIds({ plan_id: planId, subscription_items: items }: Subscription): string[] {
  return [...(planId === undefined ? [] : [planId]), ...items.map((item) => item.item_price_id)];
}

const toMs = (at: number | undefined): number | undefined => (at === undefined ? undefined : at * 1_000);
