import { MailRejected, type AddressedLoginChanges } from '@guildhall/suppliers';
import type { Claims } from '@guildhall/server-kit/storage';
import { LRUCache } from 'lru-cache';
import { forEachClaimed } from '../../billing/for-each-claimed.ts';
import { computeRetryPause } from '../../billing/retry-pause.ts';
import { createTaskQueue } from '../../billing/task-queue.ts';
import type { MemberMails } from '../../mails/member-mails.ts';
import type { OwnDataStore } from './own-data-store.ts';
import type { PasswordChange } from './password-rows.ts';

export interface PasswordNoticeOptions {
  store: OwnDataStore;
  changes: Pick<AddressedLoginChanges, 'find'> & Required<Pick<AddressedLoginChanges, 'findPasswordTime'>>;
  mails: Pick<MemberMails, 'sendPasswordChanged'>;
  claims: Claims;
  now: () => number;
  onFailure: (error: unknown) => void;
}

/** About a week: pauses are an hour in the end. */
const maxTries = 175;

export type PasswordNotices = ReturnType<typeof createPasswordNotices>;

/**
 * Tells members that their password was changed, wherever that was done: the login says when. A login is looked at when a page has
 * changed its password, and with the first call after each time that somebody has logged in, which a changed password requires.
 */
export function createPasswordNotices(options: PasswordNoticeOptions) {
  const { store, changes, claims, now, onFailure } = options;
  const queue = createTaskQueue(onFailure);
  // `max` would allocate memory for all entries at once.
  const seen = new LRUCache<string, number>({ maxSize: 50_000, sizeCalculation: () => 1 });
  const toKey = ({ uid }: PasswordChange) => `notice of password ${uid}`;
  const list = () => store.listDuePasswords(now());
  const send = () =>
    queue.run(() => forEachClaimed({ claims, list, toKey }, (notice) => sendOne(options, notice)));
  const sendInBackground = () => void send().catch(() => undefined);
  const check = async (uid: string): Promise<void> => {
    const changedAt = await changes.findPasswordTime(uid);
    if (changedAt === undefined) return;
    await store.notePassword({ uid, changedAt }, now());
    sendInBackground();
  };
  return {
    /** Compares what the login says with what its member was told last. */
    check,
    /** As `check`, in the background, and once for each time that somebody has logged in. */
    checkLogin({ uid, loggedInAt = 0 }: { uid: string; loggedInAt?: number }): void {
      if ((seen.get(uid) ?? -1) >= loggedInAt) return;
      seen.set(uid, loggedInAt);
      queue.run(() => check(uid)).catch(() => seen.delete(uid));
    },
    sendInBackground,
    settled: queue.settled,
    close: queue.end,
  };
}

async function sendOne(
  { store, changes, mails, now, onFailure }: PasswordNoticeOptions,
  notice: PasswordChange & { tries: number },
): Promise<void> {
  try {
    const login = await changes.find(notice.uid);
    if (login) await mails.sendPasswordChanged(login.email, notice);
    await store.endPassword(notice);
  } catch (error) {
    onFailure(error);
    const isLost = error instanceof MailRejected && error.isFinal;
    if (isLost || notice.tries >= maxTries) return store.endPassword(notice);
    await store.postponePassword(notice, now() + computeRetryPause(notice.tries));
  }
}
