import { hasAccessIn, type MemberStatusResponse } from '@guildhall/api-contract/members';
import {
  type BillingConnection,
  computeSupplierDeadline,
  type IdentityConnection,
  type IdentityService,
  type MemberVendor,
  type Records,
} from '@guildhall/suppliers';
import type { Organisation } from '@guildhall/organisation';
import type { UpstreamEvent } from '@guildhall/upstream';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { Billing } from '../billing/billing.ts';
import type { CallBudget } from '../billing/call-budget.ts';
import { createTaskQueue } from '../billing/task-queue.ts';
import type { Config } from '../config/config.ts';
import { createLockOptions } from '../database/lock-options.ts';
import { listSecrets } from '@guildhall/server-kit';
import { findStoragePlace, type StoragePlace } from '@guildhall/server-kit/storage';
import { toFault } from '../logging/fault.ts';
import type { Leaving } from './leaving/leaving.ts';
import type { LeavingStore } from './leaving/leaving-store.ts';
import { openLeaving } from './leaving/open-leaving.ts';
import { createAccess } from './member-access.ts';
import { createMemberAccounts, type MemberAccounts } from './member-account.ts';
import type { InvoiceTexts } from './invoice-texts.ts';
import { createCreationTask } from './creation-task.ts';
import { createVerify } from './create-verify.ts';
import { checkProfileStore, createMemberProfiles, type MemberProfiles } from './member-profile.ts';
import type { MailBudget } from '../mails/mail-budget.ts';
import { openMembersStore, type CreationMail, type MembersStore } from './members-store.ts';
import type { LinkAccess } from './link-access.ts';
import { openMemberChanges, type OwnChanges } from './member-changes.ts';
import type { Connected, CreationMails } from './connected.ts';
import type { AddressAccess } from './own-data/address-access.ts';
import type { OwnData } from './own-data/own-data.ts';
import type { OwnDataStore } from './own-data/own-data-store.ts';
import type { MailRequestResult } from './requested-mails.ts';
import { withApiErrors } from './with-api-errors.ts';
import { startProjectCheck } from './start-project-check.ts';
import { connectPrivateEntries, type ReadPrivateEntry } from './private-entries.ts';

/** Logins, records, access and creation of members. Methods reject with ApiError. */
export interface Members extends MemberProfiles, OwnChanges {
  verify(idToken: string): Promise<string>;
  readMember(idToken: string): Promise<Member>;
  openPortal(member: Member): Promise<string>;
  leavePortal(member: Member): Promise<void>;
  readStatus(member: Member): Promise<MemberStatusResponse>;
  /** @param uid of a verified token */
  canReadEntries(uid: string): Promise<boolean>;
  /** Returns `undefined` without such an entry. Check `canReadEntries` first. */
  readEntry(path: string): Promise<object | undefined>;
  /** Accounts of what members owe and have paid; missing for a billing vendor that cannot say it. */
  accounts: MemberAccounts | undefined;
  /** Missing where members log in by links. */
  requestPasswordMail: ((email: string) => MailRequestResult) | undefined;
  /** Missing where members have passwords. */
  links: LinkAccess | undefined;
  /** Changes of the address of a login; missing where the identity service allows none. */
  addresses: AddressAccess | undefined;
  /** Missing unless members copy and delete their data on the site. */
  leaving: Leaving | undefined;
  /** As `verify`, for somebody who has just logged in. */
  verifyFresh(idToken: string): Promise<string>;
  /** Converts errors of suppliers and of the store to ApiError. */
  withErrors: typeof withApiErrors;
  /** Returns the email that was sent about a new login; `undefined` while none was. */
  findWelcomeMail(subscriptionId: string): Promise<CreationMail | undefined>;
  /** Counts new members by progress. */
  countCreations(): ReturnType<MembersStore['countCreations']>;
  catchUp(): Promise<void>;
  settled(): Promise<void>;
  start(): void;
  close(): Promise<void>;
}

interface Member {
  uid: string;
  /** Missing without a record, or in one without a customer. */
  customerId: string | undefined;
}

export interface MembersOverrides {
  identity?: IdentityService;
  records?: Records;
  vendor?: MemberVendor;
  mails?: CreationMails;
  store?: MembersStore;
  ownDataStore?: OwnDataStore;
  leavingStore?: LeavingStore;
  readEntry?: ReadPrivateEntry;
  fetch?: typeof fetch;
  maxProjectCheckMs?: number;
  /** Time after which what failed is tried again. */
  retryMs?: number;
  mailsBeginWithinMs?: number;
  stopsWithinMs?: number;
  now?: () => number;
  onOpen?: (members: Members) => void;
}

/** Soon for a member who waits for an email, and few calls while a supplier is down. */
const defaultRetryMs = 15_000;

/** Time for which portal sessions are stored, ms; the vendor ends unused ones long before. */
const sessionLifeMs = 30 * 24 * 60 * 60_000;

export interface MembersOptions {
  config: Config;
  log: FastifyBaseLogger;
  /** Missing without a members' area. */
  identity: IdentityConnection | undefined;
  billing: Billing | undefined;
  /** The billing vendor's live site. */
  site: BillingConnection | undefined;
  mails: CreationMails | undefined;
  mailBudget: MailBudget;
  /** Path to which the portal returns. */
  profilePath: string;
  /** Notation of amounts and days. */
  organisation: Pick<Organisation, 'numbers' | 'locale' | 'language'>;
  /** Texts of invoices. */
  invoiceTexts: InvoiceTexts;
  /** True if members have profile fields of the organisation's own. */
  hasProfileFields: boolean;
  /** True if members copy and delete their data on the site. */
  canLeave: boolean;
  overrides?: MembersOverrides | undefined;
}

/**
 * @returns `undefined` without a members' area
 * @throws if the identity project's settings are unsafe, or profile fields cannot be stored
 */
export async function openMembers(options: MembersOptions): Promise<Members | undefined> {
  const { config, log, billing, identity: connection, mailBudget: budget, overrides = {} } = options;
  const place = findStoragePlace(config);
  if (connection === undefined || place === undefined || !billing) return undefined;
  const connected = await connectAll({ ...options, connection, place, overrides, calls: billing.budget });
  const { store, now } = connected;
  await checkProfileStore(options.hasProfileFields, connected);
  const { retryMs = defaultRetryMs } = overrides;
  const projectCheck = await startProjectCheck({ config, log, connection, overrides, retryMs }, connected);
  const onFailure = (error: unknown) =>
    log.warn({ members: toFault(error) }, 'member task failed; it will be retried');
  const changes = openMemberChanges({ config, log, place, budget, billing, connected, overrides, onFailure });
  const { ownData, links, addresses } = changes;
  const forLeaving = { ...connected, ownData, place, billing, log, config, onFailure };
  const leaving = options.canLeave ? openLeaving(forLeaving, overrides) : undefined;
  const create = createCreationTask({ retryMs, log, billing, onFailure, ownData }, connected);
  const queue = createTaskQueue((error) => log.error({ members: toFault(error) }, 'creating members failed'));
  const catchUp = () => queue.run(create);
  const catchUpInBackground = () => void catchUp().catch(() => undefined);
  const tick = () => {
    catchUpInBackground();
    changes.work();
    leaving?.workInBackground();
    void projectCheck?.recheck();
  };
  let timer: NodeJS.Timeout | undefined;

  const accounts = openAccounts(options, billing, connected);
  if (accounts) billing.onAccountChanged(accounts.forget);

  const members: Members = {
    ...createMemberProfiles(connected.records),
    ...createMemberMethods(connected, {
      ...{ profileUrl: config.SITE_ORIGIN + options.profilePath, onFailure, ownData },
    }),
    ...{ accounts, leaving, links, addresses, ...changes.calls, withErrors: withApiErrors },
    findWelcomeMail: store.findMail,
    countCreations: store.countCreations,
    catchUp,
    async settled() {
      await queue.settled();
      await Promise.all([changes.settled(), leaving?.settled()]);
    },
    start() {
      store.deleteSessionsBefore(now() - sessionLifeMs).catch(onFailure);
      changes.start();
      leaving?.workInBackground();
      billing.onConfirmed(catchUpInBackground);
      catchUpInBackground();
      timer = setInterval(tick, retryMs).unref();
    },
    async close() {
      clearInterval(timer);
      await queue.end();
      await Promise.all([changes.close(), leaving?.close()]);
      await store.close();
      await connected.identity.close();
    },
  };
  overrides.onOpen?.(members);
  return members;
}

/** @returns `undefined` for a vendor that cannot say what members owe */
function openAccounts(
  { site, organisation, invoiceTexts: texts }: MembersOptions,
  { signDocument: sign }: Billing,
  { vendor: { account }, now }: Connected,
): MemberAccounts | undefined {
  if (!account || !site) return undefined;
  const { read, open, forget } = createMemberAccounts({ account, site, organisation, texts, sign, now });
  return {
    forget,
    read: (...values) => withApiErrors(() => read(...values)),
    open: (...values) => withApiErrors(() => open(...values)),
  };
}

interface ConnectOptions extends MembersOptions {
  connection: IdentityConnection;
  place: StoragePlace;
  overrides: MembersOverrides;
  /** Limits the calls to the billing vendor. */
  calls: CallBudget | undefined;
}

async function connectAll({
  config,
  log,
  connection,
  place,
  overrides,
  calls: callBudget,
  ...options
}: ConnectOptions): Promise<Connected> {
  const { site } = options;
  const mails = overrides.mails ?? options.mails;
  if (!site || !mails) throw new Error('members are not configured');
  const onEvent = (event: UpstreamEvent) => log.warn({ supplier: event }, 'supplier event');
  const calls = {
    deadlineMs: computeSupplierDeadline(config),
    onEvent,
    ...(overrides.fetch && { fetch: overrides.fetch }),
  };
  const identity =
    overrides.identity ??
    (await connection.connect(calls.deadlineMs, createLockOptions(config, log, 'members’ logins').onFailure));
  const { CONTENT_ORIGIN: content, CONTENT_BASIC_AUTH: login } = config;
  const contentKeys = listSecrets(config.CONTENT_KEY, config.CONTENT_KEY_PREVIOUS);
  return {
    identity,
    records: overrides.records ?? connection.connectRecords(identity, calls),
    vendor: overrides.vendor ?? site.connectMembers({ ...calls, budget: callBudget }),
    mails,
    store: overrides.store ?? openMembersStore(place, createLockOptions(config, log, 'members.sqlite')),
    readEntry:
      overrides.readEntry ??
      (content !== undefined && contentKeys.length > 0
        ? connectPrivateEntries({ ...calls, origin: content, login, contentKeys })
        : undefined),
    now: overrides.now ?? Date.now,
  };
}

type MemberMethods = Pick<
  Members,
  | 'verify'
  | 'verifyFresh'
  | 'readMember'
  | 'openPortal'
  | 'leavePortal'
  | 'readStatus'
  | 'canReadEntries'
  | 'readEntry'
>;

function createMemberMethods(
  { identity, records, vendor, store, readEntry, now }: Connected,
  {
    profileUrl,
    onFailure,
    ownData,
  }: { profileUrl: string; onFailure: (error: unknown) => void; ownData: OwnData | undefined },
): MemberMethods {
  const verify = createVerify(identity, ownData);
  const access = createAccess({
    now,
    async checkAccess(uid) {
      const record = await records.find(uid);
      if (record?.customerId === undefined) return false;
      return hasAccessIn((await vendor.fetchStatus(record.customerId)).status);
    },
  });
  return {
    verify: (idToken) => withApiErrors(async () => (await verify(idToken)).uid),
    verifyFresh: (idToken) =>
      withApiErrors(async () => {
        const { uid, loggedInAt } = await verify(idToken);
        requireFreshLogin(loggedInAt, now());
        return uid;
      }),
    readMember: (idToken) =>
      withApiErrors(async () => {
        const { uid } = await verify(idToken);
        return { uid, customerId: (await records.find(uid))?.customerId };
      }),
    openPortal: (member) =>
      withApiErrors(async () => {
        const customerId = requireCustomer(member);
        if (!vendor.portal) throw new ApiError('API_NOT_CONFIGURED');
        // The address can be changed there: later it is seen what has changed.
        await ownData?.noteVendorAddress(customerId).catch(onFailure);
        const { sessionId, accessUrl } = await vendor.portal.open(customerId, profileUrl);
        // If this fails, the portal still opens, and its session lasts until the vendor ends it.
        await store.addSession({ sessionId, customerId, openedAt: now() }).catch(onFailure);
        return accessUrl;
      }),
    leavePortal: (member) =>
      withApiErrors(async () => {
        if (member.customerId === undefined) return;
        for (const sessionId of await store.findSessions(member.customerId)) {
          await vendor.portal?.close(sessionId);
          await store.removeSession(sessionId);
        }
      }),
    readStatus: (member) =>
      withApiErrors(async () =>
        member.customerId === undefined ? { status: 'none' } : vendor.fetchStatus(member.customerId),
      ),
    canReadEntries: (uid) => withApiErrors(() => access(uid)),
    readEntry: (path) =>
      withApiErrors(() => {
        if (!readEntry) throw new ApiError('API_NOT_CONFIGURED');
        return readEntry(path);
      }),
  };
}

function requireCustomer({ customerId }: Member): string {
  if (customerId === undefined) throw new ApiError('MEMBER_FORBIDDEN');
  return customerId;
}

/** Time for which a login is fresh, ms. */
const freshMs = 10 * 60_000;

/**
 * Requires that somebody has just proved to be the member: a browser that was left open must not copy or delete their data.
 *
 * @throws ApiError `MEMBER_LOGIN_AGAIN`
 */
function requireFreshLogin(loggedInAt: number | undefined, now: number): void {
  if (loggedInAt === undefined || now - loggedInAt > freshMs) throw new ApiError('MEMBER_LOGIN_AGAIN');
}
