import type { RenderFigures, Slope } from '../figures.ts';

type Clock = Omit<RenderFigures, 'cpuMicros'>;

/** Rounds of each task. */
const turns = 10;

/** Runs `work` repeatedly for this time, after a warm-up of half of it, and returns its times. */
export async function timeRender(work: () => unknown, seconds: number): Promise<Clock> {
  await repeat(work, seconds / 2);
  const times = await repeat(work, seconds);
  times.sort((a, b) => a - b);
  const total = times.reduce((sum, time) => sum + time, 0);
  return {
    perSecond: (times.length / total) * 1e6,
    p50: getQuantile(times, 0.5),
    p99: getQuantile(times, 0.99),
  };
}

/** Time of each run, µs. */
async function repeat(work: () => unknown, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const since = performance.now();
    await work();
    times.push((performance.now() - since) * 1000);
  }
  return times;
}

/**
 * Processor time of one run of each work, µs. All run alternately, and the lowest round counts, so that other programs
 * affect them alike; waiting does not count.
 *
 * @param seconds for each work, all rounds together
 */
export async function measureProcessorTimes<Name extends string>(
  works: Readonly<Record<Name, () => unknown>>,
  seconds: number,
): Promise<Record<Name, number>> {
  const least = new Map<string, number>();
  for (let turn = 0; turn < turns; turn += 1)
    for (const [name, work] of Object.entries<() => unknown>(works)) {
      const before = process.cpuUsage();
      const { length: runs } = await repeat(work, seconds / turns);
      const { user, system } = process.cpuUsage(before);
      least.set(name, Math.min(least.get(name) ?? Infinity, (user + system) / runs));
    }
  return Object.fromEntries(least) as Record<Name, number>;
}

function getQuantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

/** The cost of each additional card, from the costs of lists of 12, 120 and 1,200 cards. */
export function computeSlope([few, more, many]: readonly [number, number, number]): Slope {
  return { early: (more - few) / 108, late: (many - more) / 1080, overall: (many - few) / 1188 };
}
