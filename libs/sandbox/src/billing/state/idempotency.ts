import { createHash } from 'node:crypto';
import type { BillingClock } from './billing-clock.ts';
import { VendorRefusal, createWrongValue } from '../vendor-refusal.ts';

export const idempotencyHeader = 'chargebee-idempotency-key';
export const replayedHeader = 'chargebee-idempotency-replayed';

/** Lifetime of a key. */
const memoryMs = 30 * 60 * 1000;

export interface StoredResponse {
  status: number;
  body: object;
}

interface RememberedCall {
  at: number;
  fingerprint: string;
  response: StoredResponse;
}

interface IncomingCall {
  url: string;
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface IdempotencyMemory {
  /** The earlier response to this call. Throws a 422 if the key was used for another call. */
  recall(key: string, call: IncomingCall): StoredResponse | undefined;
  remember(key: string, call: IncomingCall, response: StoredResponse): void;
  clear(): void;
}

/** Stores keys for 30 minutes, each with the URL, body and headers of its call. */
export function createIdempotencyMemory(clock: BillingClock): IdempotencyMemory {
  const calls = new Map<string, RememberedCall>();
  return {
    recall(key, call) {
      if (key.length > 100)
        throw createWrongValue(idempotencyHeader, key, 'should not be longer than 100 characters');
      const known = calls.get(key);
      if (known === undefined || clock.ms() - known.at >= memoryMs) return undefined;
      if (known.fingerprint !== computeFingerprint(call))
        throw new VendorRefusal(
          'unable_to_process_request',
          `The idempotency key ${key} was used with another request: ${call.body.slice(0, 200)}`,
        );
      return known.response;
    },
    remember(key, call, response) {
      // A response that may differ next time is not stored.
      if (response.status >= 500 || response.status === 429) return;
      calls.set(key, { at: clock.ms(), fingerprint: computeFingerprint(call), response });
    },
    clear: () => calls.clear(),
  };
}

/** Headers that do not identify the request: the key itself, and those that each connection sets. */
const connectionHeaders: ReadonlySet<string> = new Set([
  idempotencyHeader,
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
  'accept-encoding',
]);

function computeFingerprint({ url, body, headers }: IncomingCall): string {
  const own = Object.entries(headers).filter(([name]) => !connectionHeaders.has(name));
  return createHash('sha256')
    .update(JSON.stringify([url, body, own.sort()]))
    .digest('hex');
}
