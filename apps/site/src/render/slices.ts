import { setImmediate as pauseOnce } from 'node:timers/promises';

/** The time for which rendering goes on before others have their turn, ms. A part of a page is rendered in one go. */
const sliceMs = 10;

/** The turns of a page that is being rendered. */
export interface Slices {
  /** Called after each part: a promise when others have to have their turn now. */
  end(): Promise<unknown> | undefined;
}

interface SlicesOptions {
  /** In ms. @default performance.now */
  now?: () => number;
  /** @default setImmediate */
  pause?: () => Promise<unknown>;
}

/** Slices of 10 ms, so that no page holds up the requests of others, however long it is. */
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
