const slices = 10;

/** Counts what happened within the window, in ten slices of it. */
export interface RollingCount {
  add: () => void;
  /** The number of events in the last nine to ten tenths of the window. */
  total: () => number;
  reset: () => void;
}

/** Creates a count over the last `windowMs` milliseconds. */
export function createRollingCount(windowMs: number): RollingCount {
  const sliceMs = windowMs / slices;
  let counts: { slice: number; count: number }[] = [];
  const now = (): number => Math.floor(Date.now() / sliceMs);
  const dropExpired = (): typeof counts => (counts = counts.filter(({ slice }) => slice > now() - slices));
  return {
    add() {
      const latest = dropExpired().at(-1);
      if (latest?.slice === now()) latest.count++;
      else counts.push({ slice: now(), count: 1 });
    },
    total: () => dropExpired().reduce((sum, { count }) => sum + count, 0),
    reset: () => void (counts = []),
  };
}
