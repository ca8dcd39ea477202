import {
  MailRejected,
  type BillingSite,
  type DueTransferMail,
  type Vendor,
  type VendorTransfers,
} from '@guildhall/suppliers';
import type { Claims } from '@guildhall/server-kit/storage';
import type { MailBudget } from '../mails/mail-budget.ts';
import type { MemberMails } from '../mails/member-mails.ts';
import { forEachClaimed } from './for-each-claimed.ts';
import { computeRetryPause } from './retry-pause.ts';

export interface TransferMailOptions {
  sites: readonly { site: BillingSite; vendor: Pick<Vendor, 'transfers'> }[];
  claims: Claims;
  now: () => number;
  signal: AbortSignal;
  /** Missing if the api sends no emails. */
  mails?: Pick<MemberMails, 'sendTransfer'> | undefined;
  mailBudget: MailBudget;
  /** Called with each failure. */
  onFailure: (failure: { work: 'transfer mail'; site: string; error: unknown }) => void;
  /** Called once an hour at most, while there is no budget. */
  onSpent: () => void;
}

const minuteMs = 60_000;
const saidEveryMs = 60 * minuteMs;
/** Time after which an email that was not accepted is given up, ms: the page has shown everything. */
const lifeMs = 3 * 24 * 60 * minuteMs;

/**
 * Emails what is to be paid by bank transfer, once for each page. Anybody can sign up with anybody's address: so these emails have a
 * budget, a relay's final refusal ends them, and they hold nothing else up.
 */
export function createTransferMails(options: TransferMailOptions): () => Promise<void> {
  let saidAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const { sites, claims, signal, mails, onFailure } = options;
    if (!mails) return;
    for (const { site, vendor } of sites) {
      const { transfers } = vendor;
      if (!transfers) continue;
      let canGoOn = true;
      const list = () => transfers.listDueMails();
      const toKey = ({ pageId }: DueTransferMail) => `transfer mail ${pageId}`;
      await forEachClaimed({ claims, list, toKey }, async (mail) => {
        if (signal.aborted || !canGoOn) return;
        const result = await sendOne({ ...options, mails }, transfers, mail);
        canGoOn = result === 'next';
        if (result !== 'spent' || options.now() - saidAt < saidEveryMs) return;
        saidAt = options.now();
        options.onSpent();
      }).catch((error: unknown) => onFailure({ work: 'transfer mail', site: site.name, error }));
    }
  };
}

/** `spent`: no more emails for now. `unreachable`: the relay does not respond, so the others wait too. */
type Result = 'next' | 'spent' | 'unreachable';

async function sendOne(
  { mails, mailBudget, now, onFailure }: TransferMailOptions & Required<Pick<TransferMailOptions, 'mails'>>,
  transfers: VendorTransfers,
  { pageId, email, tries, createdAt, ...mail }: DueTransferMail,
): Promise<Result> {
  if (now() - createdAt >= lifeMs) {
    await transfers.endMail(pageId);
    return 'next';
  }
  const allowed = mailBudget.checkStranger(email);
  if (allowed !== true) {
    if (allowed.isTotal) return 'spent';
    await transfers.postponeMail(pageId, now() + allowed.retryAfterS * 1000);
    return 'next';
  }
  try {
    await mails?.sendTransfer(email, mail);
    mailBudget.takeStranger(email);
    await transfers.markMailed(pageId);
    return 'next';
  } catch (error) {
    onFailure({ work: 'transfer mail', site: 'live', error });
    if (error instanceof MailRejected && error.isFinal) {
      mailBudget.takeStranger(email);
      await transfers.endMail(pageId);
      return 'next';
    }
    await transfers.postponeMail(pageId, now() + computeRetryPause(tries));
    return error instanceof MailRejected && error.status !== undefined ? 'next' : 'unreachable';
  }
}
