/** The time a call has, and what ends it early. */
export interface Deadline {
  /** Aborted when the time is over or the caller gives up; its reason says which. */
  readonly signal: AbortSignal;
  /** Remaining time, ms. */
  remainingMs: () => number;
  /** Rejects when the time is over, whatever the work does. */
  race: <T>(work: Promise<T>) => Promise<T>;
  /** Resolves after the given time in ms; rejects if the deadline comes first. */
  wait: (ms: number) => Promise<void>;
  /** Call it when the call is over, whatever its outcome. */
  end: () => void;
}

/** Starts the clock of one call. `timeoutError` creates the reason; the caller's own reason is passed on unchanged. */
export function startDeadline(ms: number, timeoutError: () => Error, caller?: AbortSignal): Deadline {
  const endsAt = Date.now() + ms;
  const controller = new AbortController();
  const { signal } = controller;
  const giveUp = (): void => controller.abort(caller?.reason);
  const timer = setTimeout(() => controller.abort(timeoutError()), ms);
  caller?.addEventListener('abort', giveUp);
  if (caller?.aborted) giveUp();
  if (!(ms > 0)) controller.abort(timeoutError());

  const race = <T>(work: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const stop = (): void => reject(signal.reason as Error);
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop, { once: true });
      work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    });

  return {
    signal,
    remainingMs: () => endsAt - Date.now(),
    race,
    async wait(delayMs) {
      let alarm: NodeJS.Timeout | undefined;
      const rings = new Promise((resolve) => {
        alarm = setTimeout(resolve, delayMs);
      });
      await race(rings).finally(() => clearTimeout(alarm));
    },
    end() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', giveUp);
    },
  };
}
