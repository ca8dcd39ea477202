import { setTimeout as delay } from 'node:timers/promises';

/** A call to a supplier that may be too busy. */
export interface RetryWhileBusyOptions<Result> {
  /** Sends the call once, with this deadline, ms. */
  send: (deadlineMs: number) => Promise<Result>;
  /** Recognises a response that says that the supplier was too busy to do anything. */
  isBusy: (response: Result) => boolean;
  /** Deadline for all sending and waiting together, ms. */
  deadlineMs: number;
  /**
   * Ends the waiting.
   *
   * @default none
   */
  signal?: AbortSignal | undefined;
}

const maxRetries = 2;

/**
 * Repeats a call while a supplier reports too many calls inside a response 200. At most twice, after a twentieth and
 * then a tenth of the time there is, with half of each wait at random; the last response is returned as it is.
 *
 * @throws what `send` throws, and the reason of the signal
 * @example
 * const response = await retryWhileBusy({
 *   deadlineMs: 4_000,
 *   send: (ms) => fetch('https://till.example/v2/plans', { signal: AbortSignal.timeout(ms) }),
 *   isBusy: ({ headers }) => headers.get('x-throttled') === '1',
 * });
 */
export async function retryWhileBusy<Result>({
  send,
  isBusy,
  deadlineMs,
  signal,
}: RetryWhileBusyOptions<Result>): Promise<Result> {
  const endsAt = Date.now() + deadlineMs;
  for (let retry = 0; ; retry++) {
    const response = await send(Math.max(1, endsAt - Date.now()));
    if (retry === maxRetries || !isBusy(response)) return response;
    const pauseMs = ((deadlineMs * (retry + 1)) / 20) * (0.5 + Math.random() / 2);
    if (Date.now() + pauseMs >= endsAt) return response;
    await delay(pauseMs, undefined, { signal });
  }
}
