import { channel } from 'node:diagnostics_channel';
import type { BreakerState } from './breaker/breaker.ts';
import { UpstreamError } from './upstream-error.ts';

/**
 * Name of the channel (`node:diagnostics_channel`) with an `UpstreamCall` for each call that has ended.
 *
 * @example
 * import { subscribe } from 'node:diagnostics_channel';
 *
 * subscribe(upstreamCallChannel, (call) => console.log(call)); // such as `{ upstream: 'content', outcome: 'ok', … }`
 */
export const upstreamCallChannel = 'guildhall:upstream-call';

/** A call of a supplier, retries included, for metrics. */
export interface UpstreamCall {
  upstream: string;
  /** `ok`, the code of the failure, or `aborted` if its caller gave up. Few values: it is a label of metrics. */
  outcome: string;
  durationMs: number;
  /** The breaker's state after the call. */
  breaker: BreakerState;
}

const calls = channel(upstreamCallChannel);

/**
 * Makes a call, and publishes it when it has ended. Costs nothing while nobody subscribes.
 *
 * @param toOutcome returns the code of a failure
 * @example
 * const fetchRates = () => fetch('https://rates.example/today.json');
 * const response = await trackCall('rates', () => 'closed', fetchRates);
 */
export async function trackCall<Result>(
  upstream: string,
  state: () => BreakerState,
  call: () => Promise<Result>,
  toOutcome: (error: unknown) => string = readCode,
): Promise<Result> {
  if (!calls.hasSubscribers) return call();
  const startedAt = performance.now();
  let outcome = 'ok';
  try {
    return await call();
  } catch (error) {
    outcome = toOutcome(error);
    throw error;
  } finally {
    const durationMs = performance.now() - startedAt;
    calls.publish({ upstream, outcome, durationMs, breaker: state() } satisfies UpstreamCall);
  }
}

function readCode(error: unknown): string {
  return error instanceof UpstreamError ? error.code : 'aborted';
}
