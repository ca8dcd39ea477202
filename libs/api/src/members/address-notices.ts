import { MailRejected, type AddressNotices } from '@guildhall/suppliers';
import type { Claims } from '@guildhall/server-kit/storage';
import { forEachClaimed } from '../billing/for-each-claimed.ts';
import { createTaskQueue } from '../billing/task-queue.ts';
import type { MemberMails } from '../mails/member-mails.ts';
import { computeRetryPause } from '../billing/retry-pause.ts';

export interface AddressNoticeOptions {
  notices: AddressNotices;
  /** True where members log in with passwords. */
  hasPasswords: boolean;
  mails: Pick<MemberMails, 'sendAddressChanged'>;
  claims: Claims;
  now: () => number;
  onFailure: (error: unknown) => void;
}

/**
 * Tells the owners of replaced addresses, with a link that undoes the change. No limit applies: somebody who takes over a login could use
 * it up first. Notices are stored, and tried until the relay has accepted them.
 */
export function createAddressNotices(options: AddressNoticeOptions) {
  const { notices, claims, onFailure } = options;
  const queue = createTaskQueue(onFailure);
  const toKey = ({ id }: { id: number }) => `notice of address ${id}`;
  return {
    send: () =>
      queue.run(() =>
        forEachClaimed({ claims, list: notices.listDue, toKey }, (notice) => sendOne(options, notice)),
      ),
    settled: queue.settled,
    close: queue.end,
  };
}

async function sendOne(
  { notices, hasPasswords, mails, now, onFailure }: AddressNoticeOptions,
  { id, address, tries }: Awaited<ReturnType<AddressNotices['listDue']>>[number],
): Promise<void> {
  try {
    await mails.sendAddressChanged(address, await notices.createUndoLink(id), hasPasswords);
    await notices.markSent(id);
  } catch (error) {
    onFailure(error);
    if (error instanceof MailRejected && error.isFinal) return notices.end(id);
    await notices.postpone(id, now() + computeRetryPause(tries));
  }
}
