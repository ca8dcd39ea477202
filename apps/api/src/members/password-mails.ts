import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { normalizedEmail } from '../billing/normalized-email.ts';
import type { Identity } from './identity.ts';
import type { MemberMails } from './member-mails.ts';

export interface PasswordMailsParts {
  identity: Pick<Identity, 'byEmail' | 'passwordCode'>;
  mails: Pick<MemberMails, 'sendPassword'>;
  now: () => number;
  /** Called with the last failure, after all tries. */
  onFailure: (error: unknown) => void;
  /** Waits so many ms, or until it is aborted. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** The answer to a request for a mail. It never depends on whether there is a member with that address. */
export type PasswordMailAnswer = 'accepted' | { retryAfterS: number } | 'busy';

export interface PasswordMails {
  /** Accepts the request; the mail is sent afterwards. */
  request(email: string): PasswordMailAnswer;
  /** Resolves when no mail is being sent. */
  settled(): Promise<void>;
  /** Cancels the mails that wait for another try. */
  close(): Promise<void>;
}

const maxOfAddress = 5;
/**
 * How long until another mail is taken for an address whose mails are used up. A link lives about an hour: whoever uses
 * up the mails of a member floods no mailbox, and the member always has a link that works.
 */
const refillMs = 30 * 60_000;
/** The most mails at the same time: each is a lookup, a code and a connection. */
const maxUnderWay = 50;
/** Pauses before another try, ms. Requests are in memory only: the address is not stored. */
const pausesMs = [2_000, 15_000, 60_000, 240_000];

/** Mails with a link to set a password: the same answer, in the same time, for every address. */
export function createPasswordMails(parts: PasswordMailsParts): PasswordMails {
  const { now, onFailure } = parts;
  const isAllowed = limitByAddress(now);
  const underWay = new Set<Promise<void>>();
  const ended = new AbortController();
  return {
    request(email) {
      const allowed = isAllowed(email);
      if (allowed !== true) return allowed;
      if (underWay.size >= maxUnderWay) return 'busy';
      const sending = send(parts, email, ended.signal).catch((error: unknown) => {
        if (!ended.signal.aborted) onFailure(error);
      });
      underWay.add(sending);
      void sending.finally(() => underWay.delete(sending));
      return 'accepted';
    },
    async settled() {
      await Promise.all(underWay);
    },
    async close() {
      ended.abort();
      await Promise.all(underWay);
    },
  };
}

/** Counts by a keyed hash, so that no address is stored. */
function limitByAddress(now: () => number): (email: string) => true | { retryAfterS: number } {
  const key = randomBytes(32);
  // With `max` it would take the room for all entries at once.
  const known = new LRUCache<string, { left: number; at: number }>({
    maxSize: 50_000,
    sizeCalculation: () => 1,
  });
  return (email) => {
    const hash = createHmac('sha256', key).update(normalizedEmail(email)).digest('base64');
    const at = now();
    const before = known.get(hash) ?? { left: maxOfAddress, at };
    const left = Math.min(maxOfAddress, before.left + Math.max(0, at - before.at) / refillMs);
    if (left < 1) return { retryAfterS: Math.max(1, Math.ceil(((1 - left) * refillMs) / 1000)) };
    known.set(hash, { left: left - 1, at });
    return true;
  };
}

async function send(
  { identity, mails, wait = pause }: PasswordMailsParts,
  email: string,
  signal: AbortSignal,
): Promise<void> {
  for (let failed = 0; ; failed++) {
    try {
      const found = await identity.byEmail(email);
      if (!found || found.disabled) return;
      const { address, code } = await identity.passwordCode(email);
      await mails.sendPassword(address, code);
      return;
    } catch (error) {
      const pauseMs = pausesMs[failed];
      if (pauseMs === undefined || signal.aborted) throw error;
      await wait(pauseMs, signal);
    }
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<unknown> => delay(ms, undefined, { signal });
