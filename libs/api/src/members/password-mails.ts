import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { normaliseEmail } from '../billing/normalise-email.ts';
import type { Identity } from '../suppliers/identity.ts';
import type { MemberMails } from '../mails/member-mails.ts';

export interface PasswordMailsOptions {
  identity: Pick<Identity, 'findByEmail' | 'createPasswordCode'>;
  mails: Pick<MemberMails, 'sendPassword'>;
  now: () => number;
  onFailure: (error: unknown) => void;
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** Never depends on whether the address has a member. */
export type PasswordMailResult = 'accepted' | { retryAfterS: number } | 'busy';

export interface PasswordMails {
  request(email: string): PasswordMailResult;
  settled(): Promise<void>;
  close(): Promise<void>;
}

const maxPerAddress = 5;
/**
 * Time until another email is allowed for an address that used up its limit, ms. Links live about an hour, so nobody
 * can flood a mailbox and the member always has a working link.
 */
const refillMs = 30 * 60_000;
/** Maximum number of concurrent emails: each is a lookup, a code and a connection. */
const maxPending = 50;
/** Pauses before retries, ms. Requests are kept in memory only: addresses are not stored. */
const pausesMs = [2_000, 15_000, 60_000, 240_000];

/** Responds alike and equally fast for every address. */
export function createPasswordMails(parts: PasswordMailsOptions): PasswordMails {
  const { now, onFailure } = parts;
  const isAllowed = createAddressLimit(now);
  const pending = new Set<Promise<void>>();
  const closing = new AbortController();
  return {
    request(email) {
      const allowed = isAllowed(email);
      if (allowed !== true) return allowed;
      if (pending.size >= maxPending) return 'busy';
      const sending = send(parts, email, closing.signal).catch((error: unknown) => {
        if (!closing.signal.aborted) onFailure(error);
      });
      pending.add(sending);
      void sending.finally(() => pending.delete(sending));
      return 'accepted';
    },
    async settled() {
      await Promise.all(pending);
    },
    async close() {
      closing.abort();
      await Promise.all(pending);
    },
  };
}

/** Counts by a keyed hash: no address is stored. */
function createAddressLimit(now: () => number): (email: string) => true | { retryAfterS: number } {
  const key = randomBytes(32);
  // `max` would allocate memory for all entries at once.
  const budgets = new LRUCache<string, { remaining: number; at: number }>({
    maxSize: 50_000,
    sizeCalculation: () => 1,
  });
  return (email) => {
    const hash = createHmac('sha256', key).update(normaliseEmail(email)).digest('base64');
    const at = now();
    const before = budgets.get(hash) ?? { remaining: maxPerAddress, at };
    const remaining = Math.min(maxPerAddress, before.remaining + Math.max(0, at - before.at) / refillMs);
    if (remaining < 1) return { retryAfterS: Math.max(1, Math.ceil(((1 - remaining) * refillMs) / 1000)) };
    budgets.set(hash, { remaining: remaining - 1, at });
    return true;
  };
}

async function send(
  { identity, mails, wait = pause }: PasswordMailsOptions,
  email: string,
  signal: AbortSignal,
): Promise<void> {
  for (let failed = 0; ; failed++) {
    try {
      const found = await identity.findByEmail(email);
      if (!found || found.disabled) return;
      const { address, code } = await identity.createPasswordCode(email);
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
