import type { Deadline } from '../deadline/deadline.ts';
import { isWorthRetrying } from '../request/classify-failure.ts';
import type { UpstreamError } from '../upstream-error.ts';
import type { RetryBudget } from './retry-budget.ts';
import { computeRetryDelay } from './retry-delay.ts';

/** The limits of the attempts of a call. */
export interface RetryOptions<T> {
  attempt: () => Promise<T>;
  retries: number;
  deadline: Deadline;
  budget: RetryBudget;
  random: () => number;
}

/**
 * Makes attempts until one succeeds. When no retry, no budget or no time is left for another, throws the last failure.
 * (Cockatiel's retries support neither `Retry-After` nor a budget, and do not end when the call is aborted.)
 */
export async function withRetries<T>(
  { attempt, retries, deadline, budget, random }: RetryOptions<T>,
  onRetry: (error: UpstreamError, delayMs: number) => void,
): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await deadline.race(attempt());
    } catch (error) {
      if (retry >= retries || !isWorthRetrying(error)) throw error;
      const delayMs = computeRetryDelay(retry, error.retryAfterMs, random);
      if (delayMs >= deadline.remainingMs() || !budget.take()) throw error;
      onRetry(error, delayMs);
      await deadline.wait(delayMs);
    }
  }
}
