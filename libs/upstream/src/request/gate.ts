import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { createBreaker, type BreakerOptions, type BreakerState } from '../breaker/breaker.ts';
import type { UpstreamError } from '../upstream-error.ts';
import { classifyFailure } from './classify-failure.ts';

export interface GateOptions {
  /** @default 32 */
  concurrency?: number;
  /** @default 64 */
  queue?: number;
  breaker?: BreakerOptions;
}

/** The part of a request that the gate needs. */
interface PassOptions {
  /** The path and the query. */
  address: string;
  failure: (code: 'UPSTREAM_OPEN' | 'UPSTREAM_BUSY') => UpstreamError;
  signal: AbortSignal;
}

/** Limits the requests to one supplier. */
export interface Gate {
  state: () => BreakerState;
  /**
   * Makes a request when there is capacity. If it is not made, throws the error that `failure` returns for the reason.
   */
  pass: <T>(request: () => Promise<T>, options: PassOptions) => Promise<T>;
}

/** Creates the gate of one supplier: its breaker, and behind it a limit on simultaneous requests. */
export function createGate(
  { concurrency = 32, queue = 64, breaker: breakerOptions = {} }: GateOptions,
  onState: (state: BreakerState) => void,
): Gate {
  const breaker = createBreaker(breakerOptions, classifyFailure, onState);
  const capacity = bulkhead(concurrency, queue);
  return {
    state: breaker.state,
    async pass(request, { address, failure, signal }) {
      signal.throwIfAborted();
      const openError = (): UpstreamError => failure('UPSTREAM_OPEN');
      try {
        return await breaker.execute(
          address,
          (isStillAllowed) =>
            capacity.execute(() => {
              if (!isStillAllowed()) throw openError();
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
