import type { Verdict } from '../breaker/breaker.ts';
import { UpstreamError } from '../upstream-error.ts';

/** Answers in the 400s that come from a supplier in trouble: timed out, too early, too many requests. */
const passing = new Set([408, 425, 429]);

/** What a failed request says about the supplier. */
export function judge(error: unknown): Verdict {
  if (!(error instanceof UpstreamError)) return 'nothing';
  switch (error.code) {
    case 'UPSTREAM_DEADLINE':
    case 'UPSTREAM_NETWORK':
      return 'unwell';
    case 'UPSTREAM_STATUS':
      return error.status !== undefined && (error.status >= 500 || passing.has(error.status))
        ? 'unwell'
        : 'answers';
    case 'UPSTREAM_OPEN':
    case 'UPSTREAM_BUSY':
      return 'nothing';
    default:
      return 'answers';
  }
}

/** Whether the same request may fare better a moment later, and there is a moment left. */
export function isWorthRetrying(error: unknown): error is UpstreamError {
  return judge(error) === 'unwell' && (error as UpstreamError).code !== 'UPSTREAM_DEADLINE';
}
