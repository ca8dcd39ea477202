import { createSuppliers, startMachines, type Machines } from '@guildhall/machines';
import { findFreePort } from '../../config/free-port.ts';
import { print } from '../set-up/print.mjs';
import { readCounts, readProcessorTimes, subtract, type Counts, type ProcessorTimes } from './measure.ts';
import type { Options } from './options.ts';
import { createRecord, type Summary } from './record.ts';
import { readRedisCalls } from './redis-info.ts';
import { readSite } from './traffic/known-site.ts';
import { daysOfMonth } from './traffic/mix.ts';
import { playTraffic } from './traffic/play.ts';
import { computePeak, countSteps, createTraffic, type StepKind } from './traffic/traffic.ts';

/** Visits at the same time. */
const connections = 24;

/** A replayed month. */
export interface MonthFigures {
  visits: number;
  steps: Record<StepKind, number>;
  /** The busiest hour, as a multiple of the mean. */
  peak: number;
  /** Time that the replay took, s. */
  seconds: number;
  /** A factor: the times of caches were shorter by as much. */
  pace: number;
  kinds: [string, Summary][];
  all: Summary;
  processor: ProcessorTimes;
  counts: Counts;
}

/** Time for which pages are renewed and kept, and between two loads, s. They are fresh for a minute. */
const cacheSeconds = { renewMs: 240, staleMs: 86_400, reloadMs: 2 };

/**
 * Replays a month against two machines. Fewer visits in less time: so that as many of them as in the month find a page in
 * the cache, the times of the caches are shortened by as much as visits are closer together.
 */
export async function simulateMonth({ seed, pageViews, every, seconds }: Options): Promise<MonthFigures> {
  const pace = (daysOfMonth * 86_400) / (seconds * every);
  const ports = [await findFreePort(), await findFreePort()];
  const shorten = (seconds: number) => Math.max(1, Math.round((seconds * 1_000) / pace));
  const durations = Object.fromEntries(
    Object.entries(cacheSeconds).map(([name, lasts]) => [name, shorten(lasts)]),
  );
  const machines = await startMachines({
    siteMain: 'tools/simulation/site.ts',
    siteEnv: (index) => ({
      SITE_METRICS_PORT: String(ports[index]),
      PAGE_FRESH_MS: String(shorten(60)),
      SIMULATED_DURATIONS: JSON.stringify(durations),
    }),
  });
  try {
    return await replay({ machines, ports, pace }, { seed, pageViews, every, seconds });
  } finally {
    await machines.stop();
  }
}

async function replay(
  { machines, ports, pace }: { machines: Machines; ports: readonly number[]; pace: number },
  { seed, pageViews, every, seconds }: Pick<Options, 'seed' | 'pageViews' | 'every' | 'seconds'>,
): Promise<MonthFigures> {
  const suppliers = createSuppliers({
    origin: machines.sandbox.origin,
    webhookSecret: machines.webhookSecret,
  });
  const known = await readSite(machines, suppliers);
  const visits = createTraffic({ seed, pageViews, every, plan: known.plan });
  print(`  ${visits.length} visits to ${known.pages.size} pages …`);
  const sources = {
    metrics: ports.map((port) => `http://127.0.0.1:${port}/metrics`),
    queryDatabase: (sql: string) => machines.postgres.query(machines.databaseUrl, sql),
    readRedis: () => readRedisCalls(machines.redis.url),
  };
  const record = createRecord();
  const before = { counts: await readCounts(sources), processor: readProcessorTimes(machines) };
  const took = await playTraffic(visits, { machines, suppliers, known, record, seconds, connections });
  if (took > seconds * 1.1)
    print(
      `  It took ${took.toFixed(0)} s, so that the caches were too short: repeat it with --seconds ${Math.ceil(took * 1.5)}`,
    );
  const processor = subtract(readProcessorTimes(machines), before.processor);
  return {
    ...{ visits: visits.length, steps: countSteps(visits), peak: computePeak(), seconds: took, pace },
    ...{ kinds: [...record.summarise()], all: record.summariseAll(), processor },
    counts: subtract(await readCounts(sources), before.counts),
  };
}
