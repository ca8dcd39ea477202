import type { SupplierHealth } from '../breaker/breaker.ts';
import { UpstreamError } from '../upstream-error.ts';

/** Timed out, too early, too many requests. */
const temporaryStatuses = new Set([408, 425, 429]);

/** Recognises a status in the 400s that reports a problem of the supplier rather than of the request. */
export const isTemporaryStatus = (status: number): boolean => temporaryStatuses.has(status);

export function classifyFailure(error: unknown): SupplierHealth {
  if (!(error instanceof UpstreamError)) return 'unknown';
  switch (error.code) {
    case 'UPSTREAM_DEADLINE':
    case 'UPSTREAM_NETWORK':
      return 'failing';
    case 'UPSTREAM_STATUS':
      return error.status !== undefined && (error.status >= 500 || isTemporaryStatus(error.status))
        ? 'failing'
        : 'working';
    case 'UPSTREAM_OPEN':
    case 'UPSTREAM_BUSY':
      return 'unknown';
    default:
      return 'working';
  }
}

/** Recognises failures after which the same request may succeed, with time remaining. */
export function isWorthRetrying(error: unknown): error is UpstreamError {
  return classifyFailure(error) === 'failing' && (error as UpstreamError).code !== 'UPSTREAM_DEADLINE';
}
