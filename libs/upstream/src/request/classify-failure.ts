import type { SupplierHealth } from '../breaker/breaker.ts';
import { UpstreamError } from '../upstream-error.ts';

/** Statuses in the 400s of a supplier in trouble: timed out, too early, too many requests. */
const temporaryStatuses = new Set([408, 425, 429]);

/** Whether a status in the 400s means that the supplier is in trouble, whatever the request was. */
export const isTemporaryStatus = (status: number): boolean => temporaryStatuses.has(status);

/** What a failed request says about the supplier's health. */
export function classifyFailure(error: unknown): SupplierHealth {
  if (!(error instanceof UpstreamError)) return 'unknown';
  switch (error.code) {
    case 'UPSTREAM_DEADLINE':
    case 'UPSTREAM_NETWORK':
      return 'failing';
    case 'UPSTREAM_STATUS':
      return error.status !== undefined && (error.status >= 500 || isTemporaryStatus(error.status))
        ? 'failing'
        : 'answering';
    case 'UPSTREAM_OPEN':
    case 'UPSTREAM_BUSY':
      return 'unknown';
    default:
      return 'answering';
  }
}

/** Whether the same request may succeed a moment later, and there is time left for it. */
export function isWorthRetrying(error: unknown): error is UpstreamError {
  return classifyFailure(error) === 'failing' && (error as UpstreamError).code !== 'UPSTREAM_DEADLINE';
}
