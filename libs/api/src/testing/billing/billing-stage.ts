import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BillingConnection, Vendor } from '@guildhall/suppliers';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApp } from '../../app.ts';
import type { AttemptStore } from '../../billing/attempt-store.ts';
import type { BillingMails } from '../../billing/background-work.ts';
import type { Billing } from '../../billing/billing.ts';
import type { CallBudget } from '../../billing/call-budget.ts';
import { openAttemptStore } from '../../billing/open-attempt-store.ts';
import { readConfig } from '../../config/config.ts';
import { ccu } from '../../routes/proxies.ts';
import type { BillingWorldOptions, CreateBillingWorld, WorldEvent } from './billing-world.ts';

export const siteOrigin = 'https://site.test';

/** Variables of the api itself. */
const hostEnv = {
  SITE_ORIGIN: siteOrigin,
  RATE_LIMIT_PER_MINUTE: '1000000',
  BILLING_CALLS_PER_MINUTE: '1000000',
  LOG_LEVEL: 'warn',
};

/** An api of the suite, and what it has logged. */
export interface BillingApi {
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  log: Record<string, unknown>[];
  store: AttemptStore;
  catchUp(): Promise<void>;
  /** Resolves when nothing is in progress. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Several apis behind a balancer, as one. */
function takeTurns(apis: readonly [BillingApi, ...BillingApi[]]): BillingApi {
  let turn = 0;
  const next = () => apis[(turn += 1) % apis.length] ?? apis[0];
  return {
    inject: (options) => next().inject(options),
    catchUp: () => next().catchUp(),
    store: apis[0].store,
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

/** Emails are not what the suite proves. */
const mails: BillingMails = {
  sendUndonePayment: async () => undefined,
  sendReports: async () => undefined,
  sendTransfer: async () => undefined,
};

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

  async function startOne(around: Around = unchanged): Promise<BillingApi> {
    const log: Record<string, unknown>[] = [];
    const suppliers = [world.adapter];
    const place = database ? { DATABASE_URL: database.href } : { DATA_DIR: folder };
    const env = { ...hostEnv, ...world.env, ...place };
    let store: AttemptStore | undefined;
    let opened: Billing | undefined;
    const connect = (site: BillingConnection, budget: CallBudget): Vendor => {
      const fetchFrom = world.fetch?.[site.name];
      return around(
        site.connect({
          ...{ deadlineMs: 5_000, budget, random: () => 0 },
          onEvent: (event) => void log.push({ supplier: event }),
          ...(fetchFrom && { fetch: fetchFrom }),
        }),
      );
    };
    const app = await createApp(readConfig(env, world.organisation, suppliers), {
      ...{ organisation: world.organisation, suppliers, proxies: [ccu] },
      logDestination: { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) },
      pressureLimits: {},
      billing: {
        ...{ now, connect, mails, onOpen: (billing) => (opened = billing) },
        // The suite starts sweeps, and its clock stands still between a payment and a request.
        ...{ sweepMs: 3_600_000, statusMs: 0 },
        // Processes end here, but never the machine.
        openStore: (place, options) =>
          (store = around(openAttemptStore(place, { flushToDisk: false, ...options }))),
      },
    });
    await app.ready();
    if (!opened || !store) throw new Error('memberships are not sold');
    const { catchUp, settled } = opened;
    const close = () => app.close();
    return { inject: (options) => app.inject(options), log, store, catchUp, settled, close };
  }

  /** Ends an api; an error while it closes is ignored. */
  async function end(api: BillingApi): Promise<void> {
    running.delete(api);
    await api.close().catch(() => undefined);
  }

  return {
    ...{ world, now, start, end },
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
): Promise<LightMyRequestResponse> {
  return api.inject({
    method: 'POST',
    url: '/api/v1/billing-events',
    payload: JSON.stringify(body),
    headers: { authorization, 'content-type': 'application/json;charset=UTF-8' },
  });
}
