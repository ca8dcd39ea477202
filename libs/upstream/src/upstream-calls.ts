import { channel } from 'node:diagnostics_channel';
import type { BreakerState } from './breaker/breaker.ts';
import { UpstreamError, type UpstreamErrorCode } from './upstream-error.ts';

/** Name of the channel (`node:diagnostics_channel`) with an `UpstreamCall` for each call that has ended. */
export const upstreamCallChannel = 'guildhall:upstream-call';

/** A call of a supplier, retries included, for metrics. */
export interface UpstreamCall {
  upstream: string;
  /** `ok`, the code of the failure, or `aborted` if its caller gave up. */
  outcome: 'ok' | 'aborted' | UpstreamErrorCode;
  durationMs: number;
  /** The breaker's state after the call. */
  breaker: BreakerState;
}

const calls = channel(upstreamCallChannel);

/** Makes a call, and publishes it when it has ended. Costs nothing while nobody subscribes. */
export async function trackCall<Result>(
  upstream: string,
  state: () => BreakerState,
  call: () => Promise<Result>,
): Promise<Result> {
  if (!calls.hasSubscribers) return call();
  const startedAt = performance.now();
  let outcome: UpstreamCall['outcome'] = 'aborted';
  try {
    const result = await call();
    outcome = 'ok';
    return result;
  } catch (error) {
    if (error instanceof UpstreamError) outcome = error.code;
    throw error;
  } finally {
    const durationMs = performance.now() - startedAt;
    calls.publish({ upstream, outcome, durationMs, breaker: state() } satisfies UpstreamCall);
  }
}
