import { randomUUID, createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Claims } from '@guildhall/server-kit/storage';
import { MailRejected, VendorRefusal, type Person, type Vendor } from '@guildhall/suppliers';
import type { AttemptStore } from '../../billing/attempt-store.ts';
import { forEachClaimed } from '../../billing/for-each-claimed.ts';
import type { Hashes } from '../../billing/hashes.ts';
import { isRunning } from '../../billing/running-subscriptions.ts';
import { isPassing } from '../../billing/second-payments.ts';
import { createTaskQueue } from '../../billing/task-queue.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { MemberMails } from '../../mails/member-mails.ts';
import type { DataHolder } from './data-holders.ts';
import { findPerson, type FindPersonOptions } from './find-person.ts';
import type { Departure, LeavingStore, Requester } from './leaving-store.ts';
import { readPersonalCopy, type PersonalCopy } from './personal-copy.ts';
import { computeRetryPause } from '../../billing/retry-pause.ts';

export interface LeavingOptions extends Omit<FindPersonOptions, 'vendor' | 'store' | 'hashes'> {
  vendor: Pick<Vendor, 'contracts' | 'listCustomersByEmail' | 'listSubscriptions'>;
  /** The sign-ups, statements and refunds. */
  store: Pick<AttemptStore, 'hasUnfinished' | 'listCustomerIds' | 'listFormerCustomerIds'>;
  hashes: Pick<Hashes, 'hashEmail' | 'deriveSecret'>;
  leavingStore: LeavingStore;
  holders: readonly DataHolder[];
  mails: Pick<MemberMails, 'sendLeaving' | 'sendErased'>;
  claims: Pick<Claims, 'tryHold' | 'isShared'>;
  now: () => number;
  /**
   * Longest time for which a request waits until the renewals are switched off, ms.
   * @default 3000
   */
  stopsWithinMs?: number | undefined;
  /** Reports a subscription that the office has to end. */
  onReport: (subscriptionId: string) => Promise<void>;
  /** Called with each failure; the step is tried again later. */
  onFailure: (error: unknown) => void;
}

/** Times of a deletion, ms since 1970, for the person whose data it is. */
export type LeavingState = Pick<Departure, 'dueAt' | 'endsAt'> & { isFinal: boolean };

/** Copies and deletions of members' data. */
export interface Leaving {
  /** Reads everything that is held about a login or an address, and records that it was read. */
  copy(who: Who, by: Requester): Promise<PersonalCopy>;
  /**
   * Stores that somebody's data is to be deleted; a repeat changes nothing. Resolves once the renewals are off, so that what a member
   * sees next says it. A slow vendor is waited for in the background.
   */
  request(who: Who, by: Requester): Promise<LeavingState>;
  /** `undefined` if nothing is to be deleted. */
  findState(who: Who): Promise<LeavingState | undefined>;
  /** @returns false if it is too late */
  takeBack(who: Who): Promise<boolean>;
  /** @param secret of the link in the email @throws ApiError if it is too late, or for an invented secret */
  takeBackByLink(secret: string): Promise<void>;
  /** Does what is due, and resolves when it is done. */
  work(): Promise<void>;
  workInBackground(): void;
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** The office may name an address without a login. */
type Who = { uid: string } | { email: string };

const dayMs = 24 * 60 * 60_000;
/** Time in which a deletion can be taken back, ms. */
export const waitMs = 14 * dayMs;
/** Time after which an email that no relay accepts is given up, ms. */
const mailMs = 7 * dayMs;

const hashUndoSecret = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();

/**
 * Creates copies and deletions. A deletion is stored with its steps: the renewal is switched off and an email sent at once; after
 * two weeks, and once no term is paid any more, each place is erased in turn. Every step may be repeated, after any crash.
 */
export function createLeaving(options: LeavingOptions): Leaving {
  const { leavingStore: store, holders, hashes, claims, now, onFailure, stopsWithinMs = 3_000 } = options;
  const queue = createTaskQueue(onFailure);
  const toKey = ({ id }: Departure) => `departure ${id}`;
  const work = () =>
    queue.run(() =>
      forEachClaimed({ claims, list: () => store.listDue(now()), toKey }, (departure) =>
        proceed(options, departure),
      ),
    );
  const workInBackground = () => void work().catch(() => undefined);
  return {
    async copy(who, by) {
      const { person } = await findPerson(options, who);
      const copy = await readPersonalCopy(holders, person, now());
      await store.recordCopy(by, now());
      return copy;
    },
    async request(who, by) {
      const { person, email } = await findPerson(options, who);
      // Nobody can be told without an address, or take it back.
      if (email === undefined) throw new ApiError('MEMBER_FORBIDDEN');
      const id = randomUUID();
      const requestedAt = now();
      const departure = await store.addDeparture({
        ...{ id, uid: person.uid, email, by, requestedAt, dueAt: requestedAt + waitMs },
        undoHash: hashUndoSecret(hashes.deriveSecret(toSecretName(id))),
      });
      const working = work().catch(() => undefined);
      await Promise.race([working, pause(stopsWithinMs, undefined, { ref: false })]);
      return toState((await store.findById(departure.id)) ?? departure);
    },
    async findState(who) {
      const departure = await store.find(who);
      return departure && toState(departure);
    },
    async takeBack(who) {
      const departure = await store.find(who);
      return departure === undefined || store.takeBack(departure, 'taken back', now());
    },
    async takeBackByLink(secret) {
      const outcome = await store.takeBackByLink(hashUndoSecret(secret), now());
      if (outcome === 'expired') throw new ApiError('MEMBER_LINK_EXPIRED');
    },
    ...{ work, workInBackground },
    settled: queue.settled,
    close: queue.end,
  };
}

const toSecretName = (id: string): string => `departure ${id}`;

const toState = ({ dueAt, endsAt, state }: Departure): LeavingState => ({
  ...{ dueAt, endsAt, isFinal: state === 'erasing' },
});

/** Does nothing if it is not due. @returns until when to wait, ms since 1970; `done` if the next step can follow */
type Step = (options: LeavingOptions, departure: Departure) => Promise<'done' | number>;

/** Does all steps that can be done now. After a failure the rest is tried again later; only an email holds up nothing else. */
async function proceed(options: LeavingOptions, { id }: Departure): Promise<void> {
  const { leavingStore: store, now } = options;
  let until: number | undefined;
  for (const step of [stopRenewals, sendReceipt, waitForEnd, erase, finish]) {
    const departure = await store.findById(id);
    if (!departure) return;
    const result = await attempt(options, step, departure);
    if (result === 'done') continue;
    until = Math.min(result, until ?? result);
    if (step !== sendReceipt) break;
  }
  await store.postpone({ id }, until ?? now() + computeRetryPause(0));
}

async function attempt(options: LeavingOptions, step: Step, departure: Departure): Promise<'done' | number> {
  try {
    return await step(options, departure);
  } catch (error) {
    options.onFailure(error);
    return options.now() + computeRetryPause(departure.tries);
  }
}

const toWho = ({ uid, email }: Departure) => ({ uid, email });

/** Switches the renewal of every subscription off, and ends what is not paid. */
const stopRenewals: Step = async (options, departure) => {
  if (departure.state !== 'new') return 'done';
  const { vendor, leavingStore, now, onReport } = options;
  const { person } = await findPerson(options, toWho(departure));
  const ends: number[] = [];
  for (const { id } of await listRunning(vendor, person)) {
    const endsAt = await vendor.contracts?.stopRenewal(id).catch(async (error: unknown) => {
      if (!(error instanceof VendorRefusal) || isPassing(error)) throw error;
      await onReport(id);
      return undefined;
    });
    if (endsAt !== undefined && endsAt > now()) ends.push(endsAt);
  }
  for (const { subscriptionId, references, isOpen } of await listContracts(vendor, person)) {
    const [reference] = references;
    if (subscriptionId === undefined && isOpen && reference !== undefined)
      await vendor.contracts?.endUnpaid?.(reference);
  }
  await leavingStore.change(departure, {
    state: 'waiting',
    ...(ends.length > 0 && { endsAt: Math.max(...ends) }),
  });
  return 'done';
};

/** Confirms the request by an email with a link that takes it back. */
const sendReceipt: Step = async ({ mails, leavingStore, hashes, now }, departure) => {
  const { id, email, receipt, dueAt, endsAt, requestedAt, state } = departure;
  if (receipt !== 'later' || state === 'erasing') return 'done';
  try {
    const secret = hashes.deriveSecret(toSecretName(id));
    await mails.sendLeaving(email, { id, secret, dueAt, endsAt });
  } catch (error) {
    const isLost = error instanceof MailRejected && error.isFinal;
    if (!isLost && now() - requestedAt < mailMs) throw error;
    await leavingStore.change(departure, { receipt: 'refused' });
    return 'done';
  }
  await leavingStore.change(departure, { receipt: 'sent' });
  return 'done';
};

/** Waits for two weeks, for the end of the paid terms, and for what the office has not finished. */
const waitForEnd: Step = async (options, departure) => {
  const { vendor, store, hashes, leavingStore, now, onReport } = options;
  if (departure.state === 'erasing') return 'done';
  if (now() < departure.dueAt) return departure.dueAt;
  const { person } = await findPerson(options, toWho(departure));
  const isNew = (at: number) => at > departure.requestedAt;
  const running = await listRunning(vendor, person);
  const contracts = await listContracts(vendor, person);
  if (
    running.some(({ createdAt }) => isNew(createdAt)) ||
    contracts.some(({ isOpen, concludedAt }) => isOpen && isNew(concludedAt))
  ) {
    await leavingStore.takeBack(departure, 'joined again', now());
    return 'done';
  }
  for (const { id, status } of running) if (status === 'active') await onReport(id);
  if (running.length > 0) return now() + waitForTermMs;
  const emailHashes = person.emails.map((email) => hashes.hashEmail(email));
  if (await store.hasUnfinished(person, emailHashes)) return now() + waitForTermMs;
  await leavingStore.startErasing(departure, person);
  return 'done';
};

/** Time between two looks at what a deletion waits for, ms. */
const waitForTermMs = dayMs / 4;

async function listRunning(vendor: LeavingOptions['vendor'], { customerIds }: Person) {
  if (customerIds.length === 0) return [];
  return (await vendor.listSubscriptions(customerIds)).filter(isRunning);
}

async function listContracts(vendor: LeavingOptions['vendor'], { emails }: Person) {
  return emails.length === 0 ? [] : ((await vendor.contracts?.listContracts(emails)) ?? []);
}

/** Erases one place after another. Each may be repeated. */
const erase: Step = async ({ holders, now }, { state, uid, person }) => {
  if (state !== 'erasing') return now() + waitForTermMs;
  for (const holder of holders) if (!(await holder.erase({ uid, ...person }))) return now() + waitForTermMs;
  return 'done';
};

/** Says that the data is deleted, then forgets whose it was. */
const finish: Step = async ({ mails, leavingStore, now }, departure) => {
  const { id, email, tries } = departure;
  await mails.sendErased(email, id).catch((error: unknown) => {
    const isLost = error instanceof MailRejected && error.isFinal;
    if (!isLost && tries < maxMailTries) throw error;
  });
  await leavingStore.finish(departure, now());
  return 'done';
};

/** About a week: pauses are an hour in the end. */
const maxMailTries = 175;
