import type { CcuAnswer, CcuOrder, JoinStatusAnswer } from '@guildhall/api-contract';
import { UpstreamError, type UpstreamEvent } from '@guildhall/upstream';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { AttemptStore, Membership } from './attempt-store.ts';
import { backgroundWork } from './background-work.ts';
import { readEvent, siteOfCredentials } from './billing-events.ts';
import { billingSites, type BillingSite, type SiteName } from './billing-site.ts';
import { createCheckout } from './checkout.ts';
import { firstSecrets, type FirstSecret } from './first-secrets.ts';
import { openHashes, type Hashes } from './hashes.ts';
import { joinStatus } from './join-status.ts';
import { createSettlement, UnconfirmedPayment } from './settlement.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { takeTurns } from './turns.ts';
import { connectVendor, type Vendor } from './vendor.ts';
import { VendorRefusal } from './vendor-refusal.ts';

/** Memberships: sold, confirmed and written down. */
export interface Billing {
  /** The secret of a browser that has none yet. */
  firstSecret(order: CcuOrder, idempotencyKey: string): FirstSecret;
  /** Whether sign-ups may go there. */
  isOpen(site: SiteName): boolean;
  /** @throws UpstreamError | VendorRefusal | UnconfirmedPayment when the vendor is not there */
  openCheckout(site: SiteName, order: CcuOrder, browser: string): Promise<CcuAnswer>;
  /** @throws as `openCheckout` */
  statusOf(browser: string): Promise<JoinStatusAnswer>;
  /** The site whose credentials an event shows; `undefined` for wrong ones. */
  senderOf(authorization: string | undefined): BillingSite | undefined;
  /** Keeps an event and works on it afterwards. Resolves to whether it could be read. */
  takeEvent(sender: BillingSite, body: unknown): Promise<boolean>;
  /** Memberships of the live site that were confirmed from then on (ms since 1970): paid for with money. */
  memberships(from: number): Promise<Membership[]>;
  /** Calls this whenever a payment was written down. */
  onConfirmed(listener: () => void): void;
  /** Works on the events that wait, then looks for payments, once. */
  catchUp(): Promise<void>;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
  /** From now on catches up by itself. */
  start(): void;
  /** Ends what is under way, then closes the record. */
  close(): Promise<void>;
}

/** What tests replace. */
export interface BillingParts {
  store?: AttemptStore;
  connect?: (site: BillingSite) => Vendor;
  now?: () => number;
  onOpen?: (billing: Billing) => void;
}

/** @returns `undefined` where memberships are not sold */
export function openBilling(
  config: Config,
  log: FastifyBaseLogger,
  parts: BillingParts = {},
): Billing | undefined {
  const { DATA_DIR: folder } = config;
  const sites = billingSites(config);
  if (sites.length === 0 || folder === undefined) return undefined;
  const { now = Date.now } = parts;
  const listeners: (() => void)[] = [];
  const store = notifying(parts.store ?? openSqliteStore(folder), listeners);
  const hashes = openHashes(folder);
  const rooms = sites.map((site) => roomOf(site, { config, log, parts, store, hashes, now }));
  const room = (name: SiteName) => rooms.find(({ site }) => site.name === name);
  const ending = new AbortController();
  const { signal } = ending;
  const work = backgroundWork({ sites: rooms, store, hashes, now, signal, ...logOf(log) });
  const turns = takeTurns((error) => log.error({ err: error }, 'billing could not go on'));
  const catchUp = async () => {
    await turns.take(work.events);
    await turns.take(work.sweep);
  };
  const soon = (piece: Promise<void>) => void piece.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;

  const billing: Billing = {
    firstSecret: firstSecrets(hashes),
    isOpen: (site) => room(site) !== undefined && (site === 'live' || config.ALLOW_TESTSITE === 'on'),
    async openCheckout(site, order, browser) {
      const { checkout } = room(site) ?? {};
      if (!checkout) throw new RangeError('there is no such site');
      return checkout.open(order, browser);
    },
    statusOf: (browser) =>
      joinStatus({ store, hashes, settlementOf: (name) => room(name)?.settlement }, browser),
    senderOf: (authorization) => siteOfCredentials(sites, authorization),
    async takeEvent(sender, body) {
      const read = readEvent(sender, body, now());
      if (typeof read === 'string') return read === 'other';
      await store.putEvent(read.event);
      soon(turns.take(work.events));
      return true;
    },
    memberships: (from) => store.membershipsFrom('live', from),
    onConfirmed: (listener) => void listeners.push(listener),
    catchUp,
    settled: turns.settled,
    start() {
      soon(catchUp());
      timer = setInterval(() => soon(catchUp()), config.BILLING_SWEEP_MS).unref();
    },
    async close() {
      clearInterval(timer);
      ending.abort();
      await turns.end();
      store.close();
    },
  };
  parts.onOpen?.(billing);
  return billing;
}

function notifying(store: AttemptStore, listeners: readonly (() => void)[]): AttemptStore {
  return {
    ...store,
    async confirm(confirmation) {
      await store.confirm(confirmation);
      for (const notify of listeners) notify();
    },
  };
}

interface RoomParts {
  config: Config;
  log: FastifyBaseLogger;
  parts: BillingParts;
  store: AttemptStore;
  hashes: Hashes;
  now: () => number;
}

/** One of the vendor's sites with all that is done there. */
function roomOf(site: BillingSite, { config, log, parts, ...shared }: RoomParts) {
  const onEvent = (event: UpstreamEvent) => log.warn({ supplier: event }, 'supplier in trouble');
  const vendor =
    parts.connect?.(site) ?? connectVendor(site, { deadlineMs: config.DEADLINE_MS * 0.8, onEvent });
  const settlement = createSettlement({ ...shared, site, vendor });
  const checkout = createCheckout({
    ...{ ...shared, site, vendor, settlement, siteOrigin: config.SITE_ORIGIN },
    onTrouble: (trouble) => log.warn({ billing: trouble }, 'the billing vendor made no page'),
  });
  return { site, vendor, settlement, checkout };
}

/** What the operator is told, without a word of what was paid by whom. */
function logOf(log: FastifyBaseLogger): Pick<Parameters<typeof backgroundWork>[0], 'onReport' | 'onFailure'> {
  return {
    onReport: ({ kind, site, subscriptionId }) =>
      log.error(
        { billing: { report: kind, site, subscription: subscriptionId } },
        'a payment to be looked at',
      ),
    onFailure: ({ work, site, error }) =>
      log.warn({ billing: { work, site, ...faultOf(error) } }, 'billing was interrupted, and goes on later'),
  };
}

/** What may be said of a failure. */
function faultOf(error: unknown): { code: string; status?: number | undefined } {
  const cause = error instanceof UnconfirmedPayment ? error.cause : error;
  if (cause instanceof UpstreamError || cause instanceof VendorRefusal)
    return { code: cause.code, status: cause.status };
  return { code: cause instanceof Error ? cause.name : 'unknown' };
}
