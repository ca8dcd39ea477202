import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { normaliseEmail } from '../billing/normalise-email.ts';

export interface RequestedMailsOptions {
  now: () => number;
  onFailure: (error: unknown) => void;
  wait?: ((ms: number, signal: AbortSignal) => Promise<unknown>) | undefined;
  /**
   * Longest time until the work for a request begins, ms.
   * @default 1000
   */
  beginsWithinMs?: number | undefined;
}

/** Never depends on whether the address has a member. */
export type MailRequestResult = 'accepted' | { retryAfterS: number } | 'busy';

export interface RequestedMails {
  /**
   * Sends an email in the background, after the response to its request, and again after a failure.
   *
   * @param send looks the address up, and sends nothing if it has no member
   */
  request(email: string, send: () => Promise<void>): MailRequestResult;
  settled(): Promise<void>;
  close(): Promise<void>;
}

const maxPerAddress = 5;
/** Time until another email is allowed for an address that used up its limit, ms: nobody can flood a mailbox. */
const refillMs = 30 * 60_000;
/** Maximum number of concurrent emails: each is a lookup, a code and a connection. */
const maxPending = 50;
/**
 * A database in this process holds up every response while it works, longer for a member than for a stranger. So work
 * begins after the response, at a time that nobody can tell from those of other requests.
 */
const defaultBeginsWithinMs = 1_000;
/** Pauses before retries, ms. Requests are kept in memory only: addresses are not stored. */
const pausesMs = [2_000, 15_000, 60_000, 240_000];

/** Emails with a code or a link, for anyone who requests one. Responds alike and equally fast for every address. */
export function createRequestedMails({
  now,
  onFailure,
  wait = pause,
  beginsWithinMs = defaultBeginsWithinMs,
}: RequestedMailsOptions): RequestedMails {
  const isAllowed = createAddressLimit(now);
  const pending = new Set<Promise<void>>();
  const closing = new AbortController();
  return {
    request(email, send) {
      const allowed = isAllowed(email);
      if (allowed !== true) return allowed;
      if (pending.size >= maxPending) return 'busy';
      const sending = pauseAtRandom(beginsWithinMs, closing.signal)
        .then(() => sendWithRetries(send, wait, closing.signal))
        .catch((error: unknown) => {
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

async function sendWithRetries(
  send: () => Promise<void>,
  wait: (ms: number, signal: AbortSignal) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  for (let failed = 0; ; failed++) {
    try {
      return await send();
    } catch (error) {
      const pauseMs = pausesMs[failed];
      if (pauseMs === undefined || signal.aborted) throw error;
      await wait(pauseMs, signal);
    }
  }
}

/** Ends early when the api stops: the email is then sent at once. */
async function pauseAtRandom(maxMs: number, signal: AbortSignal): Promise<void> {
  await pause(randomInt(maxMs + 1), signal).catch(() => undefined);
}

const pause = (ms: number, signal: AbortSignal): Promise<unknown> => delay(ms, undefined, { signal });
