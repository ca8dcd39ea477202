import { createHash } from 'node:crypto';
import type { BillingClock } from './billing-clock.ts';
import { VendorRefusal, wrongValue } from '../vendor-refusal.ts';

export const idempotencyHeader = 'chargebee-idempotency-key';
export const replayedHeader = 'chargebee-idempotency-replayed';

/** How long a key is stored. */
const memoryMs = 30 * 60 * 1000;

export interface Answer {
  status: number;
  body: object;
}

interface Remembered {
  at: number;
  fingerprint: string;
  answer: Answer;
}

export interface IncomingCall {
  url: string;
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface IdempotencyMemory {
  /** The earlier answer to this call. Throws a 422 when the key was used for another call. */
  recall(key: string, call: IncomingCall): Answer | undefined;
  remember(key: string, call: IncomingCall, answer: Answer): void;
  clear(): void;
}

/** Stores keys for 30 minutes, each with the address, the body and the headers of its call. */
export function createIdempotencyMemory(clock: BillingClock): IdempotencyMemory {
  const calls = new Map<string, Remembered>();
  return {
    recall(key, call) {
      if (key.length > 100)
        throw wrongValue(idempotencyHeader, key, 'should not be longer than 100 characters');
      const known = calls.get(key);
      if (known === undefined || clock.ms() - known.at >= memoryMs) return undefined;
      if (known.fingerprint !== fingerprint(call))
        throw new VendorRefusal(
          'unable_to_process_request',
          `The idempotency key ${key} was used with another request: ${call.body.slice(0, 200)}`,
        );
      return known.answer;
    },
    remember(key, call, answer) {
      // An answer that may differ the next time is not stored.
      if (answer.status >= 500 || answer.status === 429) return;
      calls.set(key, { at: clock.ms(), fingerprint: fingerprint(call), answer });
    },
    clear: () => calls.clear(),
  };
}

/** Headers that are not part of the request: the key itself, and those that every connection sets anew. */
const ofConnection: ReadonlySet<string> = new Set([
  idempotencyHeader,
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
  'accept-encoding',
]);

function fingerprint({ url, body, headers }: IncomingCall): string {
  const own = Object.entries(headers).filter(([name]) => !ofConnection.has(name));
  return createHash('sha256')
    .update(JSON.stringify([url, body, own.sort()]))
    .digest('hex');
}
