import { createRollingCount } from '../breaker/rolling-count.ts';

const windowMs = 60_000;
/** Retries per minute that are always allowed: on a quiet site a tenth of the calls would never be a whole retry. */
const floor = 10;
/** Retries may add this much to the load of the last minute. */
const share = 0.1;

/** Keeps retries from multiplying the load of a failing supplier. */
export interface RetryBudget {
  /** A first request was made. */
  countFirst: () => void;
  /** Takes one retry from the budget; false when there is none left. */
  take: () => boolean;
}

/** Creates a budget: ten per cent of the first requests of the last minute, or ten. */
export function createRetryBudget(): RetryBudget {
  const firsts = createRollingCount(windowMs);
  const retries = createRollingCount(windowMs);
  return {
    countFirst: firsts.add,
    take() {
      const allowed = retries.total() + 1 <= Math.max(floor, share * firsts.total());
      if (allowed) retries.add();
      return allowed;
    },
  };
}
