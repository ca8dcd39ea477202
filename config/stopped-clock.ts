import { onTestFinished, vi } from 'vitest';

/**
 * Stops this process's clock until the end of the test: deadlines, pauses and retries come only when the test lets time
 * pass. Files, sockets and other processes go on in real time.
 */
export function stopClock(now?: Date): void {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    // `node:timers/promises` too.
    fakeNodeBuiltins: true,
    ...(now && { now }),
  });
  onTestFinished(async () => {
    // Whatever still waits goes on, and can be closed.
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
  });
}

/** Lets time pass until a call has ended that only time can end. */
export async function letTimePass<Result>(call: Promise<Result>): Promise<Result> {
  let hasEnded = false;
  const end = () => void (hasEnded = true);
  call.then(end, end);
  while (!hasEnded) await vi.advanceTimersByTimeAsync(100);
  return call;
}
