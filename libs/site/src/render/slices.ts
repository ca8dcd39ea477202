import { setImmediate as pauseOnce } from 'node:timers/promises';

/** Time slice before yielding, ms. One part of a page is never split. */
const sliceMs = 10;

export interface Slices {
  /** Called after each part; returns a promise if the slice is used up. */
  end(): Promise<unknown> | undefined;
}

interface SlicesOptions {
  now?: () => number;
  pause?: () => Promise<unknown>;
}

/** Yields every 10 ms, so that a long page does not block other requests. */
export function createSlices({
  now = () => performance.now(),
  pause = pauseOnce,
}: SlicesOptions = {}): Slices {
  let endsAt = now() + sliceMs;
  return {
    end() {
      if (now() < endsAt) return undefined;
      return pause().then(() => (endsAt = now() + sliceMs));
    },
  };
}
