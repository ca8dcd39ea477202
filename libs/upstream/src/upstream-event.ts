import type { BreakerState } from './breaker/breaker.ts';
import type { UpstreamError, UpstreamErrorCode } from './upstream-error.ts';

/**
 * Events for a log or a metric. Successful calls have no event. Paths are without their query.
 */
export type UpstreamEvent =
  | {
      /** A call has failed after its last attempt; `attempts` requests were made for it. */
      type: 'failed';
      upstream: string;
      path: string;
      code: UpstreamErrorCode;
      status?: number;
      attempts: number;
      durationMs: number;
    }
  | {
      /** A request has failed and is made again after `delayMs`. `attempt` counts from 1. */
      type: 'retry';
      upstream: string;
      path: string;
      code: UpstreamErrorCode;
      status?: number;
      attempt: number;
      delayMs: number;
    }
  | {
      /** The breaker has changed to `state`. */
      type: 'breaker';
      upstream: string;
      state: BreakerState;
    };

/** The part of an error that is in events. */
export function toErrorDetails({ code, status }: UpstreamError): {
  code: UpstreamErrorCode;
  status?: number;
} {
  return status === undefined ? { code } : { code, status };
}

/** Calls a listener with events; an error that the listener throws does not reach the caller. */
export function createNotifier(
  listener: ((event: UpstreamEvent) => void) | undefined,
): (event: UpstreamEvent) => void {
  return (event) => {
    try {
      listener?.(event);
    } catch {
      // There is nothing left to report to.
    }
  };
}
