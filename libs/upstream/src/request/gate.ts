import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { createBreaker, type BreakerOptions, type BreakerState } from '../breaker/breaker.ts';
import type { UpstreamError } from '../upstream-error.ts';
import { classifyFailure } from './classify-failure.ts';

/** How many requests pass at the same time, and when none does. */
export interface GateOptions {
  /** @default 32 */
  concurrency?: number;
  /** @default 64 */
  queue?: number;
  breaker?: BreakerOptions;
}

/** Lets requests to one supplier pass. */
export interface Gate {
  state: () => BreakerState;
  /** Makes a request when there is room for it, or throws `failure` of why it was not made. */
  pass: <T>(
    request: () => Promise<T>,
    failure: (code: 'UPSTREAM_OPEN' | 'UPSTREAM_BUSY') => UpstreamError,
    signal: AbortSignal,
  ) => Promise<T>;
}

/** Makes the gate of one supplier: its breaker, and behind it room for so many requests. */
export function createGate(
  { concurrency = 32, queue = 64, breaker: breakerOptions = {} }: GateOptions,
  onState: (state: BreakerState) => void,
): Gate {
  const breaker = createBreaker(breakerOptions, classifyFailure, onState);
  const room = bulkhead(concurrency, queue);
  return {
    state: breaker.state,
    async pass(request, failure, signal) {
      signal.throwIfAborted();
      const openError = (): UpstreamError => failure('UPSTREAM_OPEN');
      try {
        return await breaker.execute(
          (mayStillGo) =>
            room.execute(() => {
              if (!mayStillGo()) throw openError();
              return request();
            }, signal),
          openError,
        );
      } catch (error) {
        throw error instanceof BulkheadRejectedError ? failure('UPSTREAM_BUSY') : error;
      }
    },
  };
}
