import { readProcessorSeconds, type Machines } from '@guildhall/machines';

/** Processor time of each program, s. */
export type ProcessorTimes = Record<string, number>;

export function readProcessorTimes(machines: Machines): ProcessorTimes {
  const { sites, apis, nginx, sandbox, postgres, redis } = machines;
  const programs = [...sites, ...apis, nginx, sandbox].map(({ name, pid }) => [name, pid()] as const);
  const all = [...programs, ['PostgreSQL', postgres.pid()] as const, ['Redis', redis.pid()] as const];
  const { user, system } = process.cpuUsage();
  return {
    ...Object.fromEntries(all.map(([name, pid]) => [name, readProcessorSeconds(pid)])),
    'the visitors': (user + system) / 1e6,
  };
}

/** Counts of the servers' own metrics, of PostgreSQL and of Redis. */
export type Counts = {
  /** Pages that were sent from memory, and pages that their visitor waited for. */
  hits: number;
  misses: number;
  renders: number;
  /** Pages read from the content service. */
  loads: number;
  rows: number;
  transactions: number;
  redisCalls: number;
};

export interface CountSources {
  /** Addresses of the sites' metrics. */
  metrics: readonly string[];
  queryDatabase(sql: string): Promise<Record<string, unknown>[]>;
  readRedis(): Promise<string>;
}

export async function readCounts({ metrics, queryDatabase, readRedis }: CountSources): Promise<Counts> {
  const texts = await Promise.all(metrics.map(async (address) => (await fetch(address)).text()));
  const sum = (pattern: RegExp) =>
    texts
      .flatMap((text) => [...text.matchAll(pattern)])
      .reduce((total, [, value]) => total + Number(value), 0);
  const [rows] = await queryDatabase(
    'SELECT coalesce(sum(n_tup_ins - n_tup_del), 0)::int AS count FROM pg_stat_user_tables',
  );
  const [transactions] = await queryDatabase(
    'SELECT pg_stat_get_db_xact_commit(oid)::int AS count FROM pg_database WHERE datname = current_database()',
  );
  const calls = [...(await readRedis()).matchAll(/^cmdstat_\w+:calls=(\d+)/gm)];
  return {
    hits: sum(/^guildhall_http_response_duration_seconds_count\{[^}]*cache="hit"[^}]*\} (\d+)/gm),
    misses: sum(/^guildhall_http_response_duration_seconds_count\{[^}]*cache="miss"[^}]*\} (\d+)/gm),
    renders: sum(/^guildhall_page_render_duration_seconds_count\{[^}]*\} (\d+)/gm),
    loads: sum(/^guildhall_page_load_duration_seconds_count\{[^}]*\} (\d+)/gm),
    rows: Number(rows?.['count']),
    transactions: Number(transactions?.['count']),
    redisCalls: calls.reduce((total, [, count]) => total + Number(count), 0),
  };
}

/** Subtracts counts field by field: those between two moments remain. */
export function subtract<Fields extends Record<string, number>>(after: Fields, before: Fields): Fields {
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, value - (before[name] ?? 0)]),
  ) as Fields;
}
