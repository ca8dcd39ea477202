import type { RenderFigures, Slope } from '../figures.ts';

/** Runs `work` again and again for a while, after a warm-up of half that long, and says how long it took. */
export async function timeRender(work: () => unknown, seconds: number): Promise<RenderFigures> {
  await repeat(work, seconds / 2);
  const times = await repeat(work, seconds);
  times.sort((a, b) => a - b);
  const total = times.reduce((sum, time) => sum + time, 0);
  return { perSecond: (times.length / total) * 1e6, p50: at(times, 0.5), p99: at(times, 0.99) };
}

/** How long each run took, µs. */
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

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

/** What one more card costs, from what lists of 12, 120 and 1,200 cards cost. */
export function slope([few, more, many]: readonly [number, number, number]): Slope {
  return { early: (more - few) / 108, late: (many - more) / 1080, overall: (many - few) / 1188 };
}
