import { toAddressLines } from './to-address-lines.ts';
import { randomBytes } from 'node:crypto';
import type { DueReminder, VendorRenewals } from '@guildhall/suppliers';
import { isPaidInvoice, type Payer } from './invoice-rows.ts';
import type { InvoiceVendorOptions } from './invoice-site.ts';
import { computePaidUntil } from './paid-until.ts';
import { createPaymentReference } from './payment-reference.ts';
import type { EndingTerm, NewRenewal } from './renewal-rows.ts';
import { toDay, toPageUrl, toTransfer } from './to-transfer.ts';

const dayMs = 24 * 60 * 60_000;

/** Creates the invoices for next terms, and their reminders. `undefined` if memberships end with the paid term. */
export function createRenewalCalls(options: InvoiceVendorOptions): VendorRenewals | undefined {
  const { site, store, now } = options;
  const { renewals } = site;
  if (!renewals) return undefined;
  const leadMs = computeLead(renewals.reminders, site.paymentDays);
  return {
    async createInvoices() {
      for (const term of await store.listEndingTerms(now(), now() + leadMs)) {
        // A reference that is taken, which is as good as impossible, is drawn again.
        for (let tries = 0; tries < 5; tries += 1) {
          const renewal = await createRenewal(options, renewals, { term, leadMs });
          if (!renewal || (await store.addRenewal(renewal))) break;
        }
      }
    },
    listDueReminders: async () =>
      (await store.listDueReminders(now())).map(({ invoiceId, day }) => `${invoiceId}.${day}`),
    async findReminder(id): Promise<DueReminder | undefined> {
      const found = await store.findDueReminder(...parseId(id), now());
      if (!found) return undefined;
      const { invoice, tries, email, day } = found;
      const { from = 0 } = invoice.renewal ?? {};
      return {
        ...{ id, email, tries, isLast: day === Math.max(...renewals.reminders) },
        paidUntil: toDay(from),
        accessUntil: toDay(invoice.expiresAt),
        isOver: now() >= from,
        url: toPageUrl(site, invoice),
        transfer: toTransfer(site, invoice, now()),
      };
    },
    markSent: (id) => store.setReminder(...parseId(id), 'sent'),
    postpone: (id, until) => store.postponeReminder(...parseId(id), until),
    end: (id) => store.setReminder(...parseId(id), 'refused'),
  };
}

function parseId(id: string): [invoiceId: string, day: number] {
  const at = id.lastIndexOf('.');
  return [id.slice(0, at), Number(id.slice(at + 1))];
}

/** Time before the end of a term at which the next one is invoiced: at the first reminder, and early enough to pay. */
const computeLead = ([first = 0]: readonly number[], paymentDays: number): number =>
  Math.max(-first, paymentDays) * dayMs;

/** @returns `undefined` for a plan that is no longer sold, and while it is too early for a short term */
async function createRenewal(
  { site, store, now }: InvoiceVendorOptions,
  { reminders, graceDays }: { reminders: readonly number[]; graceDays: number },
  { term, leadMs }: { term: EndingTerm; leadMs: number },
): Promise<NewRenewal | undefined> {
  const { subscriptionId, customerId, plan, paidUntil: from } = term;
  const price = site.prices[plan];
  const last = (await store.listInvoicesOfSubscription(subscriptionId)).filter(isPaidInvoice).at(-1);
  if (!price || !last) return undefined;
  // Of a short term, reminders and grace take at most half.
  const halfMs = (computePaidUntil(from, last) - from) / 2;
  const createdAt = now();
  if (from - createdAt > Math.min(leadMs, halfMs)) return undefined;
  const expiresAt = from + Math.min(graceDays * dayMs, halfMs);
  const { amountMinor, currency, every, unit } = price;
  const email = (await store.findCustomer(customerId))?.email ?? last.payer.email;
  const { name, address } = await store.findDetails(customerId);
  const payer: Payer = {
    ...{ ...last.payer, email },
    ...(name !== undefined && { name }),
    ...(address && { address: toAddressLines(name ?? last.payer.name, address), parts: address }),
  };
  return {
    id: randomBytes(24).toString('base64url'),
    reference: createPaymentReference(),
    ...{ customerId, plan, amountMinor, currency, every, unit, payer },
    ...{ createdAt, dueAt: from, expiresAt },
    ...{ subscriptionId, from, to: await store.computeTermEnd(from, price) },
    reminders: reminders
      .map((day) => ({ day, dueAt: from + day * dayMs }))
      .filter(({ dueAt }) => dueAt >= from - halfMs && dueAt < expiresAt),
  };
}
