import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBillingApi, type BillingApi } from '@guildhall/api/testing';
import type { BillingWorldOptions, CreateBillingWorld, WorldEvent } from './billing-world.ts';

export const siteOrigin = 'https://site.test';

/** Several apis behind a balancer, as one. */
function takeTurns(apis: readonly [BillingApi, ...BillingApi[]]): BillingApi {
  let turn = 0;
  const next = () => apis[(turn += 1) % apis.length] ?? apis[0];
  return {
    inject: (options) => next().inject(options),
    catchUp: () => next().catchUp(),
    listMemberships: (customerId) => next().listMemberships(customerId),
    listPendingEvents: () => next().listPendingEvents(),
    findStatement: (id) => next().findStatement(id),
    decideStatement: (id, state) => next().decideStatement(id, state),
    get reminders() {
      return apis.flatMap(({ reminders }) => reminders);
    },
    get receipts() {
      return apis.flatMap(({ receipts }) => receipts);
    },
    get log() {
      return apis.flatMap(({ log }) => log);
    },
    settled: async () => void (await Promise.all(apis.map((api) => api.settled()))),
    close: async () => void (await Promise.all(apis.map((api) => api.close()))),
  };
}

/** Wraps what the api calls, to kill it at a step. */
export type Around = <T extends object>(target: T) => T;

const unchanged: Around = (target) => target;

/** Options of each proof. */
export interface BillingProofOptions {
  /**
   * Creates an empty PostgreSQL database. Two apis share it and take turns: each call arrives at the other one.
   * @default one api with SQLite
   */
  createDatabase?: (() => Promise<URL>) | undefined;
}

/** Options of a proof with random numbers. */
export interface RandomProofOptions extends BillingProofOptions {
  /**
   * The same seed gives the same numbers. A proof uses this one and those after it.
   * @default 1
   */
  seed?: number;
}

/** The vendor, a folder, and any number of apis that use them in turn, until it is closed. */
export async function openBillingStage(
  createWorld: CreateBillingWorld,
  {
    variant = 0,
    refusesSecond = true,
    createDatabase,
  }: Partial<Pick<BillingWorldOptions, 'variant' | 'refusesSecond'>> & BillingProofOptions = {},
) {
  let time = Date.parse('2026-11-22T12:00:00Z');
  const now = () => time;
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-billing-'));
  const database = await createDatabase?.();
  const world = await createWorld({ now, folder, database, variant, refusesSecond });
  const running = new Set<BillingApi>();

  /** Of two apis, a kill ends both, or in every other variant only the first. */
  async function start(around: Around = unchanged): Promise<BillingApi> {
    const first = await startOne(around);
    const api = database ? takeTurns([first, await startOne(variant % 2 === 0 ? around : unchanged)]) : first;
    running.add(api);
    return api;
  }

  function startOne(around: Around): Promise<BillingApi> {
    const { adapter, organisation, env } = world;
    const place = database ? { DATABASE_URL: database.href } : { DATA_DIR: folder };
    return startBillingApi({
      ...{ adapter, organisation, siteOrigin, now, around },
      env: { ...env, ...place },
      fetch: world.fetch,
    });
  }

  /** Ends an api; an error while it closes is ignored. */
  async function end(api: BillingApi): Promise<void> {
    running.delete(api);
    await api.close().catch(() => undefined);
  }

  return {
    ...{ world, now, start, end, folder, database },
    advance: (ms: number) => void (time += ms),
    async close() {
      await Promise.all([...running].map((api) => api.close().catch(() => undefined)));
      await world.close?.();
      await rm(folder, { recursive: true });
    },
  };
}

export type BillingStage = Awaited<ReturnType<typeof openBillingStage>>;

/** Sends an event of the vendor to the api. */
export function sendEvent(
  api: BillingApi,
  { body, authorization }: WorldEvent,
): ReturnType<BillingApi['inject']> {
  return api.inject({
    method: 'POST',
    url: '/api/v1/billing-events',
    payload: JSON.stringify(body),
    headers: { authorization, 'content-type': 'application/json;charset=UTF-8' },
  });
}
