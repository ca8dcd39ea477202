import { isEmailAddress } from '@guildhall/api-contract/email';
import { sumAmounts } from '@guildhall/money';
import type { Claims } from '@guildhall/server-kit/storage';
import { type BillingSite, MailRejected, type Vendor, VendorRefusal } from '@guildhall/suppliers';
import type { MemberMails } from '../mails/member-mails.ts';
import type { AttemptStore } from './attempt-store.ts';
import { forEachClaimed } from './for-each-claimed.ts';
import type { Refund } from './refund-store.ts';
import { isRunning } from './running-subscriptions.ts';
import { computeRetryPause } from './retry-pause.ts';

export interface SecondPaymentOptions {
  site: BillingSite;
  vendor: Vendor;
  store: AttemptStore;
  claims: Claims;
  now: () => number;
  /** Missing if the api sends no emails. */
  mails?: Pick<MemberMails, 'sendUndonePayment'> | undefined;
  /** Called with each failure; the step is tried again later. */
  onFailure: (error: unknown) => void;
}

/** A step that has failed for this long is reported; it is still retried. */
const reportAfterMs = 24 * 60 * 60_000;

/**
 * Undoes the second payments of a site, and those of accepted withdrawals: the subscription is ended, the payment refunded, and the payer gets a mail. Each
 * step is stored when it is done, and looks at the vendor first: it can be repeated at any time, after any crash.
 */
export async function undoSecondPayments(options: SecondPaymentOptions): Promise<void> {
  const { store, site, now, onFailure } = options;
  const list = () => store.listDueRefunds(site.name, now());
  await forEachClaimed({ ...options, list, toKey }, async (refund) => {
    try {
      await undo(options, refund);
    } catch (error) {
      onFailure(error);
      const { subscriptionId, tries, startedAt } = refund;
      if (now() - startedAt >= reportAfterMs)
        await store.putReport({ kind: 'not undone', site: site.name, subscriptionId, reportedAt: now() });
      await store.postponeRefund(refund, now() + computeRetryPause(tries));
    }
  });
}

const toKey = ({ site, subscriptionId }: Refund): string => `refund ${site} ${subscriptionId}`;

async function undo(options: SecondPaymentOptions, refund: Refund): Promise<void> {
  const { store } = options;
  let current = refund;
  const reach = async (change: Pick<Refund, 'state'> & Partial<Refund>) => {
    await store.setRefund(current, change);
    current = { ...current, ...change };
  };
  if (current.state === 'waiting') {
    await endSubscription(options, current.subscriptionId);
    await reach({ state: 'ended' });
  }
  if (current.state === 'ended') await reach(await refundPayments(options, current));
  await notifyPayer(options, current);
  await reach({ state: 'done' });
}

async function endSubscription({ vendor }: SecondPaymentOptions, id: string): Promise<void> {
  const isEnded = async () => {
    const subscription = await vendor.findSubscription(id);
    return !subscription || !isRunning(subscription);
  };
  if (await isEnded()) return;
  await vendor.endSubscription(id).catch(async (error: unknown) => {
    // The response to an earlier attempt was lost, or somebody has just cancelled it manually.
    if (!(error instanceof VendorRefusal) || !(await isEnded())) throw error;
  });
}

/** Refunds the payment. A refund that the vendor refuses is reported, and made manually. */
async function refundPayments(
  { vendor, store, site, now }: SecondPaymentOptions,
  { subscriptionId }: Refund,
): Promise<Pick<Refund, 'state' | 'amount' | 'currency'>> {
  const invoices = await vendor.listInvoices(subscriptionId);
  if (invoices.some(({ isInProgress }) => isInProgress)) throw new VendorRefusal(409, 'payment_in_progress');
  const amount = sumAmounts(invoices.map(({ paidMinor }) => paidMinor));
  const result = { amount, currency: invoices[0]?.currency ?? '' };
  try {
    for (const { id, netPaidMinor } of invoices)
      if (netPaidMinor > 0) await vendor.refundInvoice(id, netPaidMinor);
    return { state: 'refunded', ...result };
  } catch (error) {
    if (!(error instanceof VendorRefusal) || isPassing(error)) throw error;
    // A refund whose response was lost leaves nothing to refund, which is refused, too.
    if ((await vendor.listInvoices(subscriptionId)).every(({ netPaidMinor }) => netPaidMinor === 0))
      return { state: 'refunded', ...result };
    await store.putReport({ kind: 'refund refused', site: site.name, subscriptionId, reportedAt: now() });
    return { state: 'refused', ...result };
  }
}

/** True when the vendor refuses now, and may accept later. */
export const isPassing = ({ status }: VendorRefusal): boolean => status === 429 || status >= 500;

async function notifyPayer(
  { vendor, site, store, mails }: SecondPaymentOptions,
  { subscriptionId, customerId, state, amount, currency }: Refund,
): Promise<void> {
  // Nobody is a member on the test site, and nothing was paid.
  if (site.name === 'test') return;
  // A person who has withdrawn gets the email about that.
  if (await store.noteRefund({ subscriptionId, amount, currency, isRefunded: state === 'refunded' })) return;
  if (!mails) return;
  const customer = await vendor.findCustomer(customerId);
  if (!customer || customer.isDeleted || !isEmailAddress(customer.email)) return;
  const undone = { amount, currency, isRefunded: state === 'refunded' };
  await mails.sendUndonePayment(customer.email, undone).catch((error: unknown) => {
    // The money is on its way; an address that cannot be reached is no reason to try for ever.
    if (!(error instanceof MailRejected && error.isFinal)) throw error;
  });
}
