/** Rounds of each task. */
const turns = 10;

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
      const runs = await repeat(work, seconds / turns);
      const { user, system } = process.cpuUsage(before);
      least.set(name, Math.min(least.get(name) ?? Infinity, (user + system) / runs));
    }
  return Object.fromEntries(least) as Record<Name, number>;
}

/** Runs the work for this time, and counts the runs. */
async function repeat(work: () => unknown, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let runs = 0;
  for (; performance.now() < end; runs += 1) await work();
  return runs;
}
