import type { Deadline } from '../deadline/deadline.ts';
import { isWorthRetrying } from '../request/classify-failure.ts';
import type { UpstreamError } from '../upstream-error.ts';
import type { RetryBudget } from './retry-budget.ts';
import { retryDelayMs } from './retry-delay.ts';

/** What bounds the attempts of a call. */
export interface RetryOptions<T> {
  attempt: () => Promise<T>;
  retries: number;
  deadline: Deadline;
  budget: RetryBudget;
  random: () => number;
}

/**
 * Makes attempts until one succeeds, or there is no retry, no budget or no time left for another: then it throws
 * the last failure. (Cockatiel's retries know neither `Retry-After` nor a budget, and sleep through an abort.)
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
      const delayMs = retryDelayMs(retry, error.retryAfterMs, random);
      if (delayMs >= deadline.remainingMs() || !budget.take()) throw error;
      onRetry(error, delayMs);
      await deadline.wait(delayMs);
    }
  }
}
