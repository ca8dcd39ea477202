import type { BreakerState } from './breaker/breaker.ts';
import type { UpstreamError, UpstreamErrorCode } from './upstream-error.ts';

/**
 * What is worth a line in a log or a count in a metric. Successful calls have no event. Paths come
 * without their query.
 */
export type UpstreamEvent =
  | {
      /** A call has failed for good; `attempts` requests were made for it. */
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
export function errorDetails({ code, status }: UpstreamError): { code: UpstreamErrorCode; status?: number } {
  return status === undefined ? { code } : { code, status };
}

/** Passes events on to a listener, whose own failures must not become the caller's. */
export function createNotifier(
  listener: ((event: UpstreamEvent) => void) | undefined,
): (event: UpstreamEvent) => void {
  return (event) => {
    try {
      listener?.(event);
    } catch {
      // There is nowhere left to report to.
    }
  };
}
