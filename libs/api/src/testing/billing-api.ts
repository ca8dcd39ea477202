import type { Organisation } from '@guildhall/organisation';
import type { Adapter, BillingConnection, BillingEvent, SiteName, Vendor } from '@guildhall/suppliers';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApp } from '../app.ts';
import type { AttemptStore, Membership } from '../billing/attempt-store.ts';
import type { BillingMails } from '../billing/background-work.ts';
import type { Billing } from '../billing/billing.ts';
import type { StoredStatement } from '../billing/statement-store.ts';
import type { CallBudget } from '../billing/call-budget.ts';
import { openAttemptStore } from '../billing/open-attempt-store.ts';
import { readConfig } from '../config/config.ts';
import type { StatementToConfirm } from '../mails/compose-contract-mails.ts';
import type { ReminderToSend } from '../mails/compose-billing-mails.ts';
import { ccu } from '../routes/proxies.ts';

/** Variables of the api itself. */
const hostEnv = {
  RATE_LIMIT_PER_MINUTE: '1000000',
  BILLING_CALLS_PER_MINUTE: '1000000',
  LOG_LEVEL: 'warn',
};

/** An api for tests, and what they control of it. */
interface BillingApiOptions {
  /** The billing supplier that is tested. */
  adapter: Adapter;
  /** The facts of an organisation with plans. */
  organisation: Organisation;
  /** Variables of the adapter, and those that say where the api stores what must last. */
  env: Readonly<Record<string, string>>;
  /** Origin of the site, `https://www.example`. */
  siteOrigin: string;
  /** Returns the time, ms since 1970. */
  now: () => number;
  /** The adapter's connection to each site. */
  fetch?: Readonly<Record<SiteName, typeof fetch>> | undefined;
  /** Wraps what the api calls, to kill it at a step. */
  around: <Called extends object>(target: Called) => Called;
}

/** An api that sells memberships through an adapter, and what it has logged. */
export interface BillingApi {
  /** Sends a request without a port, as Fastify's `inject`. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** All lines of the log so far, with the events of the supplier. */
  log: Record<string, unknown>[];
  /** Lists the memberships of a customer of the live site. */
  listMemberships(customerId: string): Promise<Membership[]>;
  /** Lists the events of the live site that have not been processed. */
  listPendingEvents(): Promise<BillingEvent[]>;
  /** The receipts of statements that were accepted by its relay. */
  receipts: readonly Pick<StatementToConfirm, 'id' | 'receivedAt'>[];
  /** The reminders of next terms that were accepted by its relay; one that is sent again has the same ID. */
  reminders: readonly ({ to: string } & ReminderToSend)[];
  /** Finds a statement about a contract. */
  findStatement(id: string): Promise<StoredStatement | undefined>;
  /** The office accepts or refuses a statement. */
  decideStatement(id: string, state: 'accepted' | 'refused'): Promise<void>;
  /** Looks for payments that nobody has reported. */
  catchUp(): Promise<void>;
  /** Resolves when nothing is in progress. */
  settled(): Promise<void>;
  /** Stops it as a signal does. */
  close(): Promise<void>;
}

/** Of all emails, only receipts and reminders are remembered. */
const createMails = (
  receipts: StatementToConfirm[],
  reminders: BillingApi['reminders'][number][],
): BillingMails => ({
  sendReminder: async (to, reminder) => void reminders.push({ to, ...reminder }),
  sendUndonePayment: async () => undefined,
  sendReports: async () => undefined,
  sendTransfer: async () => undefined,
  sendReceipt: async (_email, statement) => void receipts.push(statement),
  sendDecision: async () => undefined,
});

/**
 * Starts an api without a port, whose clock, connections and kills are its caller's.
 *
 * @example
 * import { invoice } from '@guildhall/billing-invoice';
 *
 * const { around } = createCrashSwitch();
 * const env = { DATA_DIR: '/tmp/case' };
 * const account = { iban: 'DE89 3704 0044 0532 0130 00', name: 'The Reed Society' };
 * const prices = { friend: '48.00/year' };
 * const shared = { organisation, env, siteOrigin: 'https://www.example', now: Date.now, around };
 * const api = await startBillingApi({ ...shared, adapter: invoice({ account, prices }) });
 * const { statusCode } = await api.inject({ url: '/api/v1/plans' });
 */
export async function startBillingApi({
  adapter,
  organisation: facts,
  now,
  around,
  ...options
}: BillingApiOptions): Promise<BillingApi> {
  const contracts = {
    withdrawal: { path: '/withdraw', days: 14 },
    cancellation: { path: '/cancel' },
  } as const;
  const organisation = { ...facts, contracts };
  const receipts: StatementToConfirm[] = [];
  const reminders: BillingApi['reminders'][number][] = [];
  const mails = around(createMails(receipts, reminders));
  const log: Record<string, unknown>[] = [];
  const suppliers = [adapter];
  const env = { ...hostEnv, SITE_ORIGIN: options.siteOrigin, ...options.env };
  let store: AttemptStore | undefined;
  let billing: Billing | undefined;
  const connect = (site: BillingConnection, budget: CallBudget): Vendor => {
    const fetchFrom = options.fetch?.[site.name];
    const vendor = site.connect({
      ...{ deadlineMs: 5_000, budget, random: () => 0 },
      onEvent: (event) => void log.push({ supplier: event }),
      ...(fetchFrom && { fetch: fetchFrom }),
    });
    const { renewals } = vendor;
    return around({ ...vendor, ...(renewals && { renewals: around(renewals) }) });
  };
  const app = await createApp(readConfig(env, organisation, suppliers), {
    ...{ organisation, suppliers, proxies: [ccu] },
    logDestination: { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) },
    pressureLimits: {},
    billing: {
      ...{ now, connect, mails },
      onOpen: (opened) => void (billing = opened),
      // The caller starts sweeps, and its clock stands still between a payment and a request.
      ...{ sweepMs: 3_600_000, statusMs: 0 },
      // Processes end here, but never the machine.
      openStore: (place, storeOptions) =>
        (store = around(openAttemptStore(place, { flushToDisk: false, ...storeOptions }))),
    },
  });
  await app.ready();
  if (!store || !billing) throw new Error('memberships are not sold');
  const { listMemberships, listPendingEvents, findStatement, decideStatement } = store;
  const { catchUp, settled } = billing;
  return {
    inject: (request) => app.inject(request),
    ...{ log, catchUp, settled, receipts, reminders, findStatement },
    async decideStatement(id, state) {
      const reference = (await findStatement(id))?.found?.reference;
      await decideStatement(
        { id },
        { state, reason: state === 'refused' ? 'No.' : '', reference, at: now() },
      );
    },
    listMemberships: (customerId) => listMemberships('live', customerId),
    listPendingEvents: () => listPendingEvents('live'),
    close: () => app.close(),
  };
}
