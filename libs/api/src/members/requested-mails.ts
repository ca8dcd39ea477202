import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { MailRejected } from '@guildhall/suppliers';
import type { BudgetResult, MailBudget } from '../mails/mail-budget.ts';
import { createSlots } from './slots.ts';

export interface RequestedMailsOptions {
  budget: MailBudget;
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
   * Sends an email in the background, after the response to its request, and again after a failure that may pass.
   *
   * @param allowed what the budget says
   * @param send looks the address up, and sends nothing if it has no member
   */
  request(allowed: BudgetResult, send: () => Promise<void>): MailRequestResult;
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Maximum number of requests that wait or are retried. */
const maxPending = 5_000;
/** Maximum number of emails at the same time: each is a lookup, a code and a connection. */
const maxAtOnce = 50;
/**
 * A database in this process holds up every response while it works, longer for a member than for a stranger. So work
 * begins after the response, at a time that nobody can tell from those of other requests.
 */
const defaultBeginsWithinMs = 1_000;
/** Pauses before retries, ms. Requests are kept in memory only: addresses are not stored. */
const pausesMs = [2_000, 15_000, 60_000, 240_000];

/** Emails with a code or a link, for anyone who requests one. Responds alike and equally fast for every address. */
export function createRequestedMails({
  onFailure,
  wait = pause,
  beginsWithinMs = defaultBeginsWithinMs,
}: Omit<RequestedMailsOptions, 'budget'>): RequestedMails {
  const slots = createSlots(maxAtOnce);
  const pending = new Set<Promise<void>>();
  const closing = new AbortController();
  return {
    request(allowed, send) {
      if (allowed !== true) return { retryAfterS: allowed.retryAfterS };
      if (pending.size >= maxPending) return 'busy';
      const sending = pauseAtRandom(beginsWithinMs, closing.signal)
        .then(() => sendWithRetries(() => slots.run(send), wait, closing.signal))
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
      const isFinal = error instanceof MailRejected && error.isFinal;
      if (pauseMs === undefined || isFinal || signal.aborted) throw error;
      await wait(pauseMs, signal);
    }
  }
}

/** Ends early when the api stops: the email is then sent at once. */
async function pauseAtRandom(maxMs: number, signal: AbortSignal): Promise<void> {
  await pause(randomInt(maxMs + 1), signal).catch(() => undefined);
}

const pause = (ms: number, signal: AbortSignal): Promise<unknown> => delay(ms, undefined, { signal });
