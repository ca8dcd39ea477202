const firstMs = 100;
const maxMs = 1_000;

/**
 * Returns the delay before a retry, ms: the time that the supplier requests, plus full jitter under a doubling limit, so
 * that callers that failed at the same time do not retry at the same time.
 *
 * @param retry 0 for the first retry
 * @param random from 0 up to, but not including, 1
 */
export function computeRetryDelay(
  retry: number,
  requestedMs: number | undefined,
  random: () => number,
): number {
  return (requestedMs ?? 0) + random() * Math.min(maxMs, firstMs * 2 ** retry);
}
