import type { MemberStatusResponse } from '@guildhall/api-contract';
import { hasAccessIn } from '@guildhall/api-contract';
import { UpstreamError, type UpstreamEvent } from '@guildhall/upstream';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { Billing } from '../billing/billing.ts';
import type { CallBudget } from '../billing/call-budget.ts';
import { createTaskQueue } from '../billing/task-queue.ts';
import { VendorRefusal } from '../suppliers/vendor-refusal.ts';
import type { Config } from '../config/config.ts';
import { createLockOptions } from '../database/lock-options.ts';
import { StorageFailure } from '../database/storage-failure.ts';
import { toFault } from '../logging/fault.ts';
import { createAccess } from './member-access.ts';
import { createMemberCreation } from './member-creation.ts';
import { IdentityFailure, type Identity, type IdentityConnection } from '../suppliers/identity.ts';
import type { MemberMails } from '../mails/member-mails.ts';
import type { BillingConnection } from '../suppliers/billing-vendor.ts';
import type { MemberVendor } from '../suppliers/member-vendor.ts';
import { openMembersStore, type CreationMail, type MembersStore } from './members-store.ts';
import { createPasswordMails, type PasswordMailResult } from './password-mails.ts';
import { createProjectCheck, type ProjectCheck } from './project-check.ts';
import { connectPrivateEntries, type ReadPrivateEntry } from './private-entries.ts';
import type { Records } from '../suppliers/records.ts';
import { computeSupplierDeadline } from '../suppliers/supplier-deadline.ts';

/** Logins, records, access and creation of members. Methods reject with ApiError. */
export interface Members {
  verify(idToken: string): Promise<string>;
  readMember(idToken: string): Promise<Member>;
  openPortal(member: Member): Promise<string>;
  leavePortal(member: Member): Promise<void>;
  readStatus(member: Member): Promise<MemberStatusResponse>;
  /** @param uid of a verified token */
  canReadEntries(uid: string): Promise<boolean>;
  /** Returns `undefined` without such an entry. Check `canReadEntries` first. */
  readEntry(path: string): Promise<object | undefined>;
  requestPasswordMail(email: string): PasswordMailResult;
  /** Returns the email that was sent about a new login; `undefined` while none was. */
  findWelcomeMail(subscriptionId: string): Promise<CreationMail | undefined>;
  catchUp(): Promise<void>;
  settled(): Promise<void>;
  start(): void;
  close(): Promise<void>;
}

export interface Member {
  uid: string;
  /** Missing without a record, or in one without a customer. */
  chargeBeeId: string | undefined;
}

type CreationMails = Pick<MemberMails, 'sendWelcome' | 'sendWelcomeBack' | 'sendPassword'>;

export interface MembersOverrides {
  identity?: Identity;
  records?: Records;
  vendor?: MemberVendor;
  mails?: CreationMails;
  store?: MembersStore;
  readEntry?: ReadPrivateEntry;
  fetch?: typeof fetch;
  maxProjectCheckMs?: number;
  now?: () => number;
  onOpen?: (members: Members) => void;
}

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
  overrides?: MembersOverrides | undefined;
}

/**
 * @returns `undefined` without a members' area
 * @throws if the identity project's settings are unsafe
 */
export async function openMembers(options: MembersOptions): Promise<Members | undefined> {
  const { config, log, billing, identity: connection, overrides = {} } = options;
  const { DATA_DIR: folder } = config;
  if (connection === undefined || folder === undefined || !billing) return undefined;
  const connected = await connectAll({ ...options, connection, folder, overrides, budget: billing.budget });
  const { identity, store, mails, now } = connected;
  const projectCheck = await startProjectCheck({ config, log, connection, overrides }, connected);
  const onFailure = (error: unknown) =>
    log.warn({ members: toFault(error) }, 'member task failed; it will be retried');
  const passwordMails = createPasswordMails({ identity, mails, now, onFailure });
  const create = createMemberCreation({
    ...connected,
    memberships: billing.memberships,
    retryMs: config.MEMBER_RETRY_MS,
    onFailure,
    async onReport({ kind, subscriptionId }) {
      await billing.report(kind, subscriptionId);
      log.error({ members: { report: kind, subscription: subscriptionId } }, 'new member needs attention');
    },
  });
  const queue = createTaskQueue((error) => log.error({ members: toFault(error) }, 'creating members failed'));
  const catchUp = () => queue.run(create);
  const catchUpInBackground = () => void catchUp().catch(() => undefined);
  const tick = () => {
    catchUpInBackground();
    void projectCheck?.recheck();
  };
  let timer: NodeJS.Timeout | undefined;

  const members: Members = {
    ...createMemberMethods(connected, { siteOrigin: config.SITE_ORIGIN, onFailure }),
    requestPasswordMail: passwordMails.request,
    findWelcomeMail: store.findMail,
    catchUp,
    async settled() {
      await queue.settled();
      await passwordMails.settled();
    },
    start() {
      store.deleteSessionsBefore(now() - sessionLifeMs).catch(onFailure);
      billing.onConfirmed(catchUpInBackground);
      catchUpInBackground();
      timer = setInterval(tick, config.MEMBER_RETRY_MS).unref();
    },
    async close() {
      clearInterval(timer);
      await queue.end();
      await passwordMails.close();
      store.close();
      await identity.close();
    },
  };
  overrides.onOpen?.(members);
  return members;
}

/** Maximum wait for the project's settings at the start, ms: Fastify gives each plugin ten seconds. */
const maxProjectCheckMs = 5_000;

/** @throws if the settings are unsafe, after closing everything */
async function startProjectCheck(
  options: CheckOptions,
  connected: Connected,
): Promise<ProjectCheck | undefined> {
  const check = createCheck(options, connected);
  await check?.checkAtStart().catch(async (error: unknown) => {
    connected.store.close();
    await connected.identity.close();
    throw error;
  });
  return check;
}

interface CheckOptions {
  config: Config;
  log: FastifyBaseLogger;
  connection: IdentityConnection;
  overrides: MembersOverrides;
}

/** Returns `undefined` for a service that has no settings of its own. */
function createCheck(
  { config, log, connection: { fetchProblems }, overrides }: CheckOptions,
  { identity, now }: Connected,
): ProjectCheck | undefined {
  if (fetchProblems === undefined) return undefined;
  const options = {
    deadlineMs: Math.min(computeSupplierDeadline(config), maxProjectCheckMs),
    ...(overrides.fetch && { fetch: overrides.fetch }),
  };
  return createProjectCheck({
    async read() {
      const late = Promise.withResolvers<never>();
      const fail = () => late.reject(new IdentityFailure('unavailable', 'deadline'));
      const timer = setTimeout(fail, overrides.maxProjectCheckMs ?? maxProjectCheckMs).unref();
      return Promise.race([fetchProblems(identity, options), late.promise]).finally(() =>
        clearTimeout(timer),
      );
    },
    ...{ retryMs: config.MEMBER_RETRY_MS, now },
    onUnreadable: (error) =>
      log.warn({ members: toFault(error) }, 'could not read the settings of the identity project'),
    onUnsafe: (problems) =>
      log.error({ members: { project: problems } }, 'the identity project is misconfigured'),
  });
}

interface Connected {
  identity: Identity;
  records: Records;
  vendor: MemberVendor;
  store: MembersStore;
  mails: CreationMails;
  readEntry: ReadPrivateEntry | undefined;
  now: () => number;
}

interface ConnectOptions extends MembersOptions {
  connection: IdentityConnection;
  folder: string;
  overrides: MembersOverrides;
  budget: CallBudget | undefined;
}

async function connectAll({
  config,
  log,
  connection,
  folder,
  overrides,
  budget,
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
  const identity = overrides.identity ?? (await connection.connect(calls.deadlineMs));
  const { CONTENT_ORIGIN: content, CONTENT_KEY: contentKey } = config;
  return {
    identity,
    records: overrides.records ?? connection.connectRecords(identity, calls),
    vendor: overrides.vendor ?? site.connectMembers({ ...calls, budget }),
    mails,
    store: overrides.store ?? openMembersStore(folder, createLockOptions(config, log, 'members.sqlite')),
    readEntry:
      overrides.readEntry ??
      (content !== undefined && contentKey !== undefined
        ? connectPrivateEntries({ ...calls, origin: content, login: config.CONTENT_BASIC_AUTH, contentKey })
        : undefined),
    now: overrides.now ?? Date.now,
  };
}

type MemberMethods = Pick<
  Members,
  'verify' | 'readMember' | 'openPortal' | 'leavePortal' | 'readStatus' | 'canReadEntries' | 'readEntry'
>;

function createMemberMethods(
  { identity, records, vendor, store, readEntry, now }: Connected,
  { siteOrigin, onFailure }: { siteOrigin: string; onFailure: (error: unknown) => void },
): MemberMethods {
  const access = createAccess({
    now,
    async checkAccess(uid) {
      const record = await records.read(uid);
      if (record?.chargeBeeId === undefined) return false;
      return hasAccessIn((await vendor.fetchStatus(record.chargeBeeId)).status);
    },
  });
  return {
    verify: (idToken) => withApiErrors(async () => (await identity.verify(idToken)).uid),
    readMember: (idToken) =>
      withApiErrors(async () => {
        const { uid } = await identity.verify(idToken);
        return { uid, chargeBeeId: (await records.read(uid))?.chargeBeeId };
      }),
    openPortal: (member) =>
      withApiErrors(async () => {
        const customerId = requireCustomer(member);
        const { sessionId, accessUrl } = await vendor.openPortal(customerId, `${siteOrigin}/profile`);
        // If this fails, the portal still opens, and its session lasts until the vendor ends it.
        await store.addSession({ sessionId, customerId, openedAt: now() }).catch(onFailure);
        return accessUrl;
      }),
    leavePortal: (member) =>
      withApiErrors(async () => {
        if (member.chargeBeeId === undefined) return;
        for (const sessionId of await store.findSessions(member.chargeBeeId)) {
          await vendor.closePortal(sessionId);
          await store.removeSession(sessionId);
        }
      }),
    readStatus: (member) =>
      withApiErrors(async () =>
        member.chargeBeeId === undefined ? { status: 'none' } : vendor.fetchStatus(member.chargeBeeId),
      ),
    canReadEntries: (uid) => withApiErrors(() => access(uid)),
    readEntry: (path) =>
      withApiErrors(() => {
        if (!readEntry) throw new ApiError('API_NOT_CONFIGURED');
        return readEntry(path);
      }),
  };
}

function requireCustomer({ chargeBeeId }: Member): string {
  if (chargeBeeId === undefined) throw new ApiError('MEMBER_FORBIDDEN');
  return chargeBeeId;
}

const refusals = {
  refused: 'API_UNAUTHENTICATED',
  ended: 'MEMBER_SESSION_ENDED',
  unavailable: 'MEMBERS_NOT_NOW',
} as const;

/** Converts errors of suppliers and of the store to ApiError. */
async function withApiErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IdentityFailure) throw new ApiError(refusals[error.kind]);
    if (error instanceof VendorRefusal && error.status === 404) throw new ApiError('MEMBER_FORBIDDEN');
    const isPassing =
      error instanceof VendorRefusal || error instanceof UpstreamError || error instanceof StorageFailure;
    throw isPassing ? new ApiError('MEMBERS_NOT_NOW') : error;
  }
}
