const usualFirstMs = 15_000;
const maxMs = 60 * 60_000;

/**
 * Computes the pause before a failed task is tried again, ms: it doubles with each try, up to an hour.
 *
 * @param tries those before this one
 */
export const computeRetryPause = (tries: number, firstMs = usualFirstMs): number =>
  Math.min(maxMs, firstMs * 2 ** Math.min(tries, 20));
