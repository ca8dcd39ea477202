import type { CcuOrder, CcuResponse, PlanPrice } from '@guildhall/api-contract/signup';
import type { BillingConnection, ReadEvent, SiteName, Vendor, VendorTransfers } from '@guildhall/suppliers';
import type { Organisation } from '@guildhall/organisation';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { createLockOptions } from '../database/lock-options.ts';
import {
  findStoragePlace,
  openClaims,
  type Claims,
  type LockOptions,
  type StoragePlace,
} from '@guildhall/server-kit/storage';
import { createStatements, type Statements, type StatementsOptions } from './statements/statements.ts';
import { toFault } from '../logging/fault.ts';
import type { MailBudget } from '../mails/mail-budget.ts';
import type { AttemptStore, BillingReport, Confirmation, Membership } from './attempt-store.ts';
import { createBackgroundWork, type BillingMails, type WorkOptions } from './background-work.ts';
import type { CallBudget } from './call-budget.ts';
import type { CheckoutBrowser } from './checkout.ts';
import { createAccountChanges } from './account-changes.ts';
import { createBrowserSecrets, type BrowserSecret } from './browser-secrets.ts';
import { openHashes, type Hashes } from './hashes.ts';
import { reportTexts, type ReportTexts } from './report-texts.ts';
import { readJoinStatus, type ReadJoinStatus } from './join-status.ts';
import { UnconfirmedPayment } from './settlement.ts';
import { openAttemptStore } from './open-attempt-store.ts';
import { createTaskQueue } from './task-queue.ts';
import { toSpellings } from './to-spellings.ts';
import type { DayFormat } from './format-report.ts';
import { createRenewalMails, type RenewalMailOptions } from './renewal-mails.ts';
import { createTransferMails, type TransferMailOptions } from './transfer-mails.ts';
import { openWorkSite } from './work-site.ts';

/** Sells memberships, confirms and stores them. */
export interface Billing {
  /** The secret of a browser that has none yet. */
  newBrowserSecret(order: CcuOrder, idempotencyKey: string): BrowserSecret;
  isOpen(site: SiteName): boolean;
  proveLogin: Hashes['proveLogin'];
  signDocument: Hashes['signDocument'];
  /** @throws UpstreamError | VendorRefusal | UnconfirmedPayment when the vendor fails or does not respond */
  openCheckout(site: SiteName, order: CcuOrder, browser: CheckoutBrowser): Promise<CcuResponse>;
  /** @throws as `openCheckout` */
  readStatus(secrets: readonly string[]): Promise<ReadJoinStatus>;
  /** @throws UpstreamError | VendorRefusal until the vendor has sent the prices once */
  planPrices(): Promise<PlanPrice[]>;
  /** The site whose credentials an event shows; `undefined` for wrong ones. */
  findSender(authorization: string | undefined): BillingConnection | undefined;
  /** Stores an event, which is processed afterwards. */
  storeEvent(sender: BillingConnection, body: unknown): Promise<StoredEvent>;
  /** Missing where no vendor is paid by bank transfer. Rejects as `openCheckout`. */
  findTransfer: VendorTransfers['findTransfer'] | undefined;
  /** Takes statements about contracts; missing if the organisation has none on its site. */
  statements: Statements | undefined;
  /** Parts for copies and deletions of members' data; missing without a live site. */
  forLeaving: (ForLeaving & { vendor: Vendor }) | undefined;
  /** The budget of the live site, which members' calls share. */
  budget: CallBudget | undefined;
  /** Work that only one server may do at a time. */
  claims: Claims;
  /** Memberships of the live site that were confirmed from then on (ms since 1970). */
  memberships(from: number): Promise<Membership[]>;
  /** Reports a live subscription to the operator, once for each kind; of contact messages, the day. */
  report(kind: BillingReport['kind'], subscriptionId: string): Promise<void>;
  onConfirmed(listener: () => void): void;
  /** Sets what is called, before its event is done, with each customer that was changed at the live site. */
  onCustomerChanged(listener: (customerId: string) => Promise<unknown>): void;
  /** Calls the one listener when an account has changed at the live or the test site; without an ID, it may be anybody's. */
  onAccountChanged(listener: (customerId?: string) => void): void;
  countSignUps(): ReturnType<AttemptStore['countAttempts']>;
  countOpenReports: AttemptStore['countOpenReports'];
  /** Processes the stored events, then looks once for payments. */
  catchUp(): Promise<void>;
  settled(): Promise<void>;
  /** Starts to catch up at regular intervals. */
  start(): void;
  /** Waits for the running task, then closes the store. */
  close(): Promise<void>;
}

interface ForLeaving {
  store: AttemptStore;
  hashes: Hashes;
}

/** `unreadable`: not an event. `refusal`: the reason for its sender, `note` what else it is told. */
type StoredEvent = { note: string | undefined } | 'unreadable' | { refusal: string };

export interface BillingOverrides {
  openStore?: (place: StoragePlace, options: LockOptions) => AttemptStore;
  connect?: (site: BillingConnection, budget: CallBudget) => Vendor;
  now?: () => number;
  onOpen?: (billing: Billing) => void;
  mails?: BillingMails;
  /** Interval of the sweep for payments that neither an event nor a browser has reported. */
  sweepMs?: number;
  /** Lifetime of a page's status that browsers read. */
  statusMs?: number;
}

/** Time that a visitor waits who has paid and closed the page, while the vendor’s event is lost. */
const defaultSweepMs = 60_000;

export interface BillingOptions {
  config: Config;
  log: FastifyBaseLogger;
  /** The vendor's sites; none where memberships are not sold. */
  sites: readonly BillingConnection[];
  /** Missing if the api sends no emails. */
  mails: BillingMails | undefined;
  mailBudget: MailBudget;
  /** @default in English */
  texts?: ReportTexts;
  /** Its contracts, and how days are written. */
  organisation: DayFormat & Pick<Organisation, 'contracts'>;
  overrides?: BillingOverrides | undefined;
}

/** @returns `undefined` where memberships are not sold */
export async function openBilling({
  config,
  log,
  sites,
  overrides = {},
  texts = reportTexts,
  organisation,
  ...options
}: BillingOptions): Promise<Billing | undefined> {
  const place = findStoragePlace(config);
  if (sites.length === 0 || place === undefined) return undefined;
  const { now = Date.now, openStore = openAttemptStore, sweepMs = defaultSweepMs } = overrides;
  const listeners: ConfirmListener[] = [];
  const [accounts, changes] = [createAccountChanges(), createCustomerChanges()];
  const opened = openStore(place, createLockOptions(config, log, 'join.sqlite'));
  const store = withListeners(opened, { listeners, onAccountChanged: accounts.notify });
  const hashes = await openHashes(place, createLockOptions(config, log, 'join.key').onFailure);
  const claims = openLoggedClaims(place, config, log);
  const ending = new AbortController();
  const shared = { store, hashes, claims, now, signal: ending.signal };
  const forSites = { ...shared, config, log, overrides, onAccountChanged: () => accounts.notify() };
  const workSites = sites.map((site) => openWorkSite(site, forSites));
  const workSite = (name: SiteName) => workSites.find(({ site }) => site.name === name);
  const reporting = createReporting(log);
  const found = { ...options, ...shared, sites: workSites, mails: overrides.mails ?? options.mails };
  const work = { ...found, onCustomerChanged: changes.notify, reportTexts: texts, days: organisation };
  const live = workSite('live');
  const onRefund = () => background.wake('secondPayments');
  const wakes = { onRefund, onWaiting: () => background.workOnStatements() };
  const statements = openStatements(live, organisation, { ...work, ...reporting, ...wakes });
  const background = createSchedule(sweepMs, log, { ...work, ...reporting, statements });
  listeners.push((confirmed) => void (confirmed === 'duplicate' && onRefund()));

  const billing: Billing = {
    ...{ newBrowserSecret: createBrowserSecrets(hashes), ...pickProofs(hashes) },
    isOpen: (site) => workSite(site) !== undefined && (site === 'live' || config.ALLOW_TESTSITE === 'on'),
    async openCheckout(site, order, browser) {
      const open = workSite(site);
      if (!open) throw new RangeError(`the billing site ${site} is not connected`);
      const response = await open.budget.admit(checkoutCallCount, () => open.checkout.open(order, browser));
      if (open.vendor.transfers) background.sendTransferMails();
      return response;
    },
    findTransfer: workSites.find(({ vendor }) => vendor.transfers)?.vendor.transfers?.findTransfer,
    planPrices: async () => live?.planPrices() ?? [],
    readStatus: (secrets) =>
      readJoinStatus({ store, hashes, findSettlement: (name) => workSite(name)?.settlement }, secrets),
    findSender: (authorization) => findSender(sites, authorization),
    storeEvent: (sender, body) =>
      storeEvent(sender.readEvent(body, now()), store, () => background.wake('events')),
    memberships: (from) => store.listMembershipsFrom('live', from),
    onConfirmed: (listener) => void listeners.push(() => listener()),
    ...{ onCustomerChanged: changes.listen, onAccountChanged: accounts.listen },
    ...{ countSignUps: store.countAttempts, countOpenReports: store.countOpenReports, statements, claims },
    ...{ report: createReport(store, now), budget: live?.budget, forLeaving: toForLeaving(live, shared) },
    ...{ catchUp: background.catchUp, settled: background.settled, start: background.start },
    close: () => close(ending, background, [store, claims, ...sites]),
  };
  overrides.onOpen?.(billing);
  return billing;
}

/** Ends the work, then closes what it used. */
async function close(
  ending: AbortController,
  work: { end(): Promise<unknown> },
  parts: readonly { close?(): Promise<void> }[],
): Promise<void> {
  ending.abort();
  await work.end();
  await Promise.all(parts.map((part) => part.close?.()));
}

/** Picks the proofs that other parts of the api give to browsers. */
const pickProofs = ({ proveLogin, signDocument }: Hashes) => ({ proveLogin, signDocument });

const toForLeaving = (live: { vendor: Vendor } | undefined, { store, hashes }: ForLeaving) =>
  live && { vendor: live.vendor, store, hashes };

/** @returns `undefined` where nobody withdraws or cancels on the site */
function openStatements(
  live: { vendor: Vendor } | undefined,
  { contracts, timeZone }: Pick<Organisation, 'contracts' | 'timeZone'>,
  options: Omit<StatementsOptions, 'vendor' | 'timeZone'>,
): Statements | undefined {
  return live && contracts && createStatements({ ...options, vendor: live.vendor, timeZone });
}

function openLoggedClaims(place: StoragePlace, config: Config, log: FastifyBaseLogger): Claims {
  const { lockTimeoutMs, onFailure } = createLockOptions(config, log, 'claims');
  return openClaims(place, { maxWaitMs: lockTimeoutMs, onFailure });
}

const createReport =
  (store: AttemptStore, now: () => number): Billing['report'] =>
  (kind, subscriptionId) =>
    store.putReport({ kind, site: 'live', subscriptionId, reportedAt: now() });

async function storeEvent(
  reading: ReadEvent | Promise<ReadEvent>,
  store: Pick<AttemptStore, 'putEvent'>,
  onStored: () => void,
): Promise<StoredEvent> {
  const read = await reading;
  if (read === 'unreadable') return read;
  if (read === 'other') return { note: undefined };
  if ('refusal' in read) return read;
  if (read.event) {
    await store.putEvent(read.event);
    onStored();
  }
  return { note: read.note };
}

/**
 * Runs background tasks one after another, at intervals and on demand. Emails about transfers and statements have a queue of their own:
 * anybody can cause them, and payments must not wait for them.
 */
function createSchedule(
  sweepMs: number,
  log: FastifyBaseLogger,
  options: WorkOptions &
    TransferMailOptions &
    Omit<RenewalMailOptions, 'isLeaving'> &
    Pick<Billing, 'statements'>,
) {
  const work = createBackgroundWork(options);
  const onError = (error: unknown) => log.error({ err: error }, 'a billing task failed');
  const [queue, mailQueue] = [createTaskQueue(onError), createTaskQueue(onError)];
  const sendMails = createTransferMails(options);
  const isLeaving = (email: string) => options.store.hasOpenStatement(toSpellings(email));
  const renew = createRenewalMails({ ...options, isLeaving });
  let areMailsWaiting = false;
  // However many sign-ups there are, one run waits.
  const sendTransferMails = async () => {
    if (areMailsWaiting) return;
    areMailsWaiting = true;
    await mailQueue.run(async () => {
      areMailsWaiting = false;
      await sendMails();
    });
  };
  const workOnStatements = () => mailQueue.run(async () => options.statements?.work());
  // One task, so that `settled` waits for all of it.
  const catchUp = async () => {
    const mailing = sendTransferMails();
    const stating = workOnStatements();
    const renewing = mailQueue.run(renew);
    await queue.run(async () => {
      await work.events();
      await work.sweep();
      await work.secondPayments();
    });
    await Promise.all([mailing, stating, renewing]);
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    catchUp,
    sendTransferMails: () => inBackground(sendTransferMails()),
    workOnStatements: () => inBackground(workOnStatements()),
    async settled() {
      await queue.settled();
      await mailQueue.settled();
    },
    wake: (task: keyof typeof work) => inBackground(queue.run(work[task])),
    start() {
      inBackground(catchUp());
      timer = setInterval(() => inBackground(catchUp()), sweepMs).unref();
    },
    async end() {
      clearInterval(timer);
      await Promise.all([queue.end(), mailQueue.end()]);
    },
  };
}

function inBackground(piece: Promise<void>): void {
  void piece.catch(() => undefined);
}

type ConfirmListener = (outcome: Confirmation['outcome']) => void;

/** Compares with the credentials of every site, so that the time shows nothing about them. */
function findSender(
  sites: readonly BillingConnection[],
  authorization: string | undefined,
): BillingConnection | undefined {
  return sites.filter((site) => site.hasCredentials(authorization))[0];
}

interface StoreListeners {
  listeners: readonly ConfirmListener[];
  /** Called with whose account it is when the vendor has reported a change. */
  onAccountChanged: (customerId: string) => void;
}

function withListeners(store: AttemptStore, { listeners, onAccountChanged }: StoreListeners): AttemptStore {
  return {
    ...store,
    async confirm(confirmation) {
      await store.confirm(confirmation);
      for (const notify of listeners) notify(confirmation.outcome);
    },
    async putEvent(event) {
      await store.putEvent(event);
      onAccountChanged(event.customerId);
    },
  };
}

/** The calls that most sign-ups need: open pages, customers, subscriptions and the page. */
const checkoutCallCount = 6;

/** True for a report that comes from the creation of members, which has logged it. */
function isMembersReport(kind: BillingReport['kind']): boolean {
  const ofBilling = [
    ...['duplicate', 'refund refused', 'not undone'],
    ...['unknown sign-up', 'no sign-up', 'other plan'],
  ];
  return !ofBilling.includes(kind);
}

/** Logs reports and failures without personal data. */
function createReporting(
  log: FastifyBaseLogger,
): Pick<
  WorkOptions & TransferMailOptions & RenewalMailOptions & StatementsOptions,
  'onReport' | 'onFailure' | 'onSpent'
> {
  return {
    onSpent: () =>
      log.warn('emails about bank transfers wait: too many people have signed up, or one person for them'),
    onReport({ kind, site, subscriptionId }) {
      if (isMembersReport(kind)) return;
      log.error({ billing: { report: kind, site, subscription: subscriptionId } }, 'payment needs attention');
    },
    onFailure: ({ work, site, error }: { work: string; site: string; error: unknown }) =>
      log.warn(
        { billing: { work, site, ...toFault(error instanceof UnconfirmedPayment ? error.cause : error) } },
        'billing was interrupted and will be retried',
      ),
  };
}

/** Notifies the one listener of customers that were changed at the vendor. */
function createCustomerChanges() {
  let notify = async (_customerId: string): Promise<unknown> => undefined;
  return {
    notify: (customerId: string) => notify(customerId),
    listen: (listener: typeof notify) => void (notify = listener),
  };
}
