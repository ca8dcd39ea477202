import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CcuRequest } from '@guildhall/api-contract/signup';
import { createInProcessBilling, type InProcessBilling } from '@guildhall/sandbox';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Organisation } from '@guildhall/organisation';
import type { BillingConnection, SiteName, Vendor, VendorOptions } from '@guildhall/suppliers';
import { composed } from '../app.fixture.ts';
import { createApp } from '../app.ts';
import { readTestConfig } from '../config/config.fixture.ts';
import type { LockOptions, StoragePlace } from '@guildhall/server-kit/storage';
import type { AttemptStore } from './attempt-store.ts';
import type { Billing, BillingOverrides } from './billing.ts';
import type { CallBudget } from './call-budget.ts';
import { openAttemptStore } from './open-attempt-store.ts';
import type { UndonePayment } from '../mails/compose-billing-mails.ts';
import type { BillingMails } from './background-work.ts';

export const siteOrigin = 'https://site.test';
export const webhook = { user: 'billing', password: 'a-password-of-the-live-site' };
export const testWebhook = { user: 'billing', password: 'a-password-of-the-test-site' };

export const credentials = ({ user, password }: typeof webhook): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

export const address = {
  first_name: 'Ada',
  last_name: 'Vind',
  line1: 'Kajen 1',
  city: 'Aarhus',
  zip: '8000',
  country: 'DK',
} as const;

/** A valid sign-up. */
export const signUp = {
  subscription: { plan_id: 'individual-membership' },
  customer: { email: 'ada@members.example', first_name: 'Ada', last_name: 'Vind' },
  billing_address: { ...address, email: 'ada@members.example' },
  shipping_address: address,
} as const satisfies CcuRequest;

export const createSignUp = (email: string): CcuRequest => ({
  ...signUp,
  customer: { ...signUp.customer, email },
  billing_address: { ...signUp.billing_address, email },
});

/** The api's configuration for this vendor. */
export function billingEnv(folder: string, catalogue: '1' | '2' = '2'): Record<string, string> {
  const ids =
    catalogue === '2'
      ? ['individual-membership-DKK-yearly', 'individual-membership-digital-DKK-yearly']
      : ['individual-membership', 'individual-membership-digital'];
  const donation =
    catalogue === '2' ? 'futures-membership-donation-DKK-yearly' : 'futures-membership-and-donation';
  const plans = [
    `individual-membership=${ids[0]}`,
    `individual-membership-digital=${ids[1]}`,
    `futures-membership-+-donation=${donation}`,
  ].join(',');
  return {
    SITE_ORIGIN: siteOrigin,
    DATA_DIR: folder,
    BILLING_ORIGIN: 'http://127.0.0.1:4401',
    BILLING_API_KEY: 'sandbox-billing-key',
    BILLING_CATALOGUE: catalogue,
    BILLING_PLANS: plans,
    BILLING_CPR_FIELD: 'cf_cpr',
    BILLING_WEBHOOK_PASSWORD: webhook.password,
    BILLING_TEST_ORIGIN: 'http://127.0.0.1:4402',
    BILLING_TEST_API_KEY: 'sandbox-billing-test-key',
    BILLING_TEST_WEBHOOK_PASSWORD: testWebhook.password,
    ALLOW_TESTSITE: 'on',
    RATE_LIMIT_PER_MINUTE: '1000000',
    BILLING_CALLS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'warn',
  };
}

export interface BillingApi {
  app: FastifyInstance;
  log: Record<string, unknown>[];
  store: AttemptStore;
  webhook: typeof webhook;
  catchUp(): Promise<void>;
  /** Emails to the operator. */
  reportMails: string[];
  /** Emails about payments that were undone. */
  mails: UndoneMail[];
  /** Resolves when nothing is in progress. */
  settled(): Promise<void>;
}

type UndoneMail = UndonePayment & { to: string };

interface Wrapping {
  /** @default that of the specification */
  organisation?: Organisation;
  mails?: (mails: BillingMails) => BillingMails;
  store?: (store: AttemptStore) => AttemptStore;
  vendor?: (vendor: Vendor, site: BillingConnection) => Vendor;
  /** @default testDurations */
  durations?: Pick<BillingOverrides, 'sweepMs' | 'statusMs'>;
}

/** The tests start sweeps themselves, and their clock stands still between a payment and the request for it. */
export const testDurations = { sweepMs: 3_600_000, statusMs: 0 };

/** The vendor, a folder, and any number of apis that use them in turn; all are closed after the test. */
export async function createBillingStage({ catalogue = '2' }: { catalogue?: '1' | '2' } = {}) {
  let time = Date.parse('2026-11-22T12:00:00Z');
  const now = () => time;
  const vendor: InProcessBilling = createInProcessBilling({ now: () => new Date(time) });
  for (const site of ['live', 'test'] as const) vendor.sites[site].board.set({ catalogue });
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-join-'));
  const running = new Set<FastifyInstance>();
  onTestFinished(async () => {
    await Promise.all([...running].map((app) => app.close()));
    await rm(folder, { recursive: true });
  });

  let cuts: { mode: 'lost' | 'down'; match: string; times: number } | undefined;
  /** The connection to the vendor, which can lose a request before it arrives, or its response. */
  const wireTo = (name: SiteName): typeof fetch => {
    return async (input, init = {}) => {
      const cut =
        cuts?.times && `${init.method ?? 'GET'} ${String(input)}`.includes(cuts.match) ? cuts : undefined;
      if (cut) cut.times -= 1;
      if (cut?.mode === 'down') throw new TypeError('fetch failed');
      const response = await vendor.fetch[name](input, init);
      if (cut) throw new TypeError('fetch failed');
      return response;
    };
  };

  const connectTestVendor = (site: BillingConnection, options: Partial<VendorOptions> = {}) =>
    site.connect({
      ...{ deadlineMs: 5_000, onEvent: () => undefined, fetch: wireTo(site.name), random: () => 0 },
      ...options,
    });

  const mails: UndoneMail[] = [];
  const reportMails: string[] = [];
  const transferMails: { to: string; reference: string }[] = [];
  const undoneMails: BillingMails = {
    sendUndonePayment: async (to, undone) => void mails.push({ to, ...undone }),
    sendReceipt: async () => undefined,
    sendDecision: async () => undefined,
    sendReminder: async () => undefined,
    sendTransfer: async (to, { transfer }) => void transferMails.push({ to, reference: transfer.reference }),
    sendReports: async (reports) => void reportMails.push(...reports.map(({ text }) => text)),
  };

  async function start(env: Record<string, string> = {}, wrap: Wrapping = {}): Promise<BillingApi> {
    const log: Record<string, unknown>[] = [];
    const config = readTestConfig({ ...billingEnv(folder, catalogue), ...env }, wrap.organisation);
    let store: AttemptStore | undefined;
    const openStore = (place: StoragePlace, lockOptions: LockOptions) => {
      // The tests end processes, but never the machine.
      const opened = openAttemptStore(place, { flushToDisk: false, ...lockOptions });
      return (store = wrap.store?.(opened) ?? opened);
    };
    let opening: Billing | undefined;
    const connect = (site: BillingConnection, budget: CallBudget) => {
      const connected = connectTestVendor(site, {
        budget,
        onEvent: (event) => void log.push({ supplier: event }),
      });
      return wrap.vendor?.(connected, site) ?? connected;
    };
    const app = await createApp(config, {
      ...composed,
      organisation: wrap.organisation ?? composed.organisation,
      logDestination: { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) },
      pressureLimits: {},
      billing: {
        ...{ now, openStore, connect, onOpen: (billing) => (opening = billing) },
        mails: wrap.mails?.(undoneMails) ?? undoneMails,
        ...testDurations,
        ...wrap.durations,
      },
    });
    running.add(app);
    await app.ready();
    if (!opening || !store) throw new Error('memberships are not sold');
    const { catchUp, settled } = opening;
    return { app, log, store, webhook, mails, reportMails, catchUp, settled };
  }

  /** A customer with a subscription that was not made by a sign-up, as an event shows it. */
  function addSubscriptionFor(name: SiteName, planId: string) {
    return vendor.addMember(name, { email: 'hand@members.example', planId });
  }

  return {
    vendor,
    connectTestVendor: (site: BillingConnection) => connectTestVendor(site),
    addSubscriptionFor,
    /** Loses the next requests that match, so many `times`: the request (`down`), or its response (`lost`). */
    cut(mode: 'lost' | 'down', times = Number.POSITIVE_INFINITY, match = '') {
      cuts = { mode, times, match };
    },
    folder,
    start,
    now,
    pass: (ms: number) => void (time += ms),
    /** Ends an api; an error while it closes is ignored. */
    async end(api: BillingApi) {
      running.delete(api.app);
      await api.app.close().catch(() => undefined);
    },
    /** Everything that is on the disk. */
    async stored(): Promise<string> {
      const files = await readdir(folder);
      const contents = await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')));
      return contents.join('\n');
    },
  };
}

export type BillingStage = Awaited<ReturnType<typeof createBillingStage>>;

let visitors = 0;
const toIpAddress = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/**
 * A browser with its cookie, at its own address or the given one.
 *
 * @param roams true to send each of its calls from another address, so that it reaches no rate limit
 */
export function browserAt(
  api: () => BillingApi,
  { roams = false, at }: { roams?: boolean; at?: string } = {},
) {
  let cookies: string[] = [];
  visitors += 1;
  const ownKey = `attempt-${visitors}`.padEnd(36, '-');
  let from = at ?? toIpAddress(visitors);
  async function post(path: string, payload: object, headers: Record<string, string> = {}) {
    if (roams) from = toIpAddress((visitors += 1));
    const response = await api().app.inject({
      method: 'POST',
      url: `/api/v1/${path}`,
      payload,
      remoteAddress: from,
      headers: { origin: siteOrigin, ...(cookies.length > 0 && { cookie: cookies.join('; ') }), ...headers },
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      json: response.json<Record<string, unknown>>(),
    };
  }
  const keep = (headers: Record<string, unknown>) => {
    const [set] = [headers['set-cookie']].flat() as (string | undefined)[];
    const cookie = set?.split(';')[0];
    if (cookie !== undefined && !cookies.includes(cookie)) cookies.push(cookie);
  };
  return {
    /** @param lose true to lose the response on the way to the browser */
    async join(order: object = signUp, { key = ownKey, lose = false } = {}) {
      const response = await post('ccu', order, { 'idempotency-key': key });
      if (!lose) keep(response.headers);
      return response;
    },
    async status() {
      return post('join-status', {});
    },
    get cookie() {
      return cookies.length === 0 ? undefined : cookies.join('; ');
    },
    set cookie(value) {
      cookies = value?.split('; ') ?? [];
    },
  };
}

/** Sends an event of the vendor to the api. */
export function sendEvent(api: Pick<BillingApi, 'app'>, event: object, authorization = credentials(webhook)) {
  return api.app.inject({
    method: 'POST',
    url: '/api/v1/billing-events',
    payload: JSON.stringify(event),
    headers: { authorization, 'content-type': 'application/json;charset=UTF-8' },
  });
}
