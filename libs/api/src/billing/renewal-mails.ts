import type { Claims } from '@guildhall/server-kit/storage';
import { MailRejected, type BillingSite, type Vendor, type VendorRenewals } from '@guildhall/suppliers';
import type { MemberMails } from '../mails/member-mails.ts';
import { forEachClaimed } from './for-each-claimed.ts';
import { computeRetryPause } from './retry-pause.ts';

export interface RenewalMailOptions {
  sites: readonly { site: BillingSite; vendor: Pick<Vendor, 'renewals'> }[];
  claims: Claims;
  now: () => number;
  signal: AbortSignal;
  /** Missing if the api sends no emails: then members see their invoices on the profile alone. */
  mails?: Pick<MemberMails, 'sendReminder'> | undefined;
  /** True for an address whose owner has withdrawn or cancelled, and waits for the office. */
  isLeaving: (email: string) => Promise<boolean>;
  /** Called with each failure. */
  onFailure: (failure: { work: 'reminder'; site: string; error: unknown }) => void;
}

const firstPauseMs = 60_000;
const waitingPauseMs = 60 * 60_000;

/**
 * Has the invoices of next terms created, and reminds members of them. Each reminder is read again when it is its turn: anyone who has
 * paid or left in the meantime gets none.
 */
export function createRenewalMails(options: RenewalMailOptions): () => Promise<void> {
  const { sites, claims, signal, mails, onFailure } = options;
  return async () => {
    for (const { site, vendor } of sites) {
      const { renewals } = vendor;
      if (!renewals || signal.aborted) continue;
      const onSiteFailure = (error: unknown) => onFailure({ work: 'reminder', site: site.name, error });
      await renewals.createInvoices().catch(onSiteFailure);
      if (!mails) continue;
      let canGoOn = true;
      const list = () => renewals.listDueReminders();
      await forEachClaimed({ claims, list, toKey: (id) => `reminder ${id}` }, async (id) => {
        if (!signal.aborted && canGoOn) canGoOn = await sendOne({ ...options, mails }, renewals, id);
      }).catch(onSiteFailure);
    }
  };
}

/** @returns false if the relay does not respond, so that the others wait too */
async function sendOne(
  { mails, now, isLeaving, onFailure }: RenewalMailOptions & Required<Pick<RenewalMailOptions, 'mails'>>,
  renewals: VendorRenewals,
  id: string,
): Promise<boolean> {
  const reminder = await renewals.findReminder(id);
  if (!reminder) return true;
  if (await isLeaving(reminder.email)) {
    await renewals.postpone(id, now() + waitingPauseMs);
    return true;
  }
  try {
    await mails?.sendReminder(reminder.email, reminder);
    await renewals.markSent(id);
    return true;
  } catch (error) {
    onFailure({ work: 'reminder', site: 'live', error });
    if (error instanceof MailRejected && error.isFinal) {
      await renewals.end(id);
      return true;
    }
    await renewals.postpone(id, now() + computeRetryPause(reminder.tries, firstPauseMs));
    return error instanceof MailRejected && error.status !== undefined;
  }
}
