import type { MemberStatusResponse } from '@guildhall/api-contract';
import { hasAccessIn } from '@guildhall/api-contract';
import { UpstreamError, type UpstreamEvent } from '@guildhall/upstream';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { Billing } from '../billing/billing.ts';
import type { CallBudget } from '../billing/call-budget.ts';
import { toBillingSites } from '../billing/billing-site.ts';
import { createTaskQueue } from '../billing/task-queue.ts';
import { VendorRefusal } from '../billing/vendor-refusal.ts';
import type { Config } from '../config.ts';
import { createLockOptions } from '../database/lock-options.ts';
import { StorageFailure } from '../database/storage-failure.ts';
import { toFault } from '../logging/fault.ts';
import { createAccess } from './member-access.ts';
import { createMemberCreation } from './member-creation.ts';
import { connectIdentity } from './firebase-identity.ts';
import { IdentityFailure, type Identity } from './identity.ts';
import { connectMemberMails, type MemberMails } from './member-mails.ts';
import { connectMemberVendor, type MemberVendor } from './member-vendor.ts';
import { openMembersStore, type CreationMail, type MembersStore } from './members-store.ts';
import { createPasswordMails, type PasswordMailResult } from './password-mails.ts';
import { createProjectCheck, type ProjectCheck } from './project-check.ts';
import { fetchProjectProblems } from './project-settings.ts';
import { connectPrivateEntries, type ReadPrivateEntry } from './private-entries.ts';
import { connectRecords, type Records } from './records.ts';
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

/**
 * @returns `undefined` without a members' area
 * @throws if the identity project's settings are unsafe
 */
export async function openMembers(
  config: Config,
  log: FastifyBaseLogger,
  billing: Billing | undefined,
  overrides: MembersOverrides = {},
): Promise<Members | undefined> {
  const { IDENTITY_PROJECT: project, DATA_DIR: folder } = config;
  if (project === undefined || folder === undefined || !billing) return undefined;
  const connected = await connectAll(config, log, overrides, billing.budget);
  const { identity, store, mails, now } = connected;
  const projectCheck = await startProjectCheck(config, connected, log, overrides);
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
  config: Config,
  connected: Connected,
  log: FastifyBaseLogger,
  overrides: MembersOverrides,
): Promise<ProjectCheck | undefined> {
  const check = createCheck(config, connected, log, overrides);
  await check?.checkAtStart().catch(async (error: unknown) => {
    connected.store.close();
    await connected.identity.close();
    throw error;
  });
  return check;
}

/** Returns `undefined` for the emulator, which has no settings of its own. */
function createCheck(
  config: Config,
  { identity: { fetchAccessToken }, now }: Connected,
  log: FastifyBaseLogger,
  overrides: MembersOverrides,
): ProjectCheck | undefined {
  const { IDENTITY_PROJECT: project = '', FIREBASE_AUTH_EMULATOR_HOST: emulator } = config;
  if (emulator !== undefined) return undefined;
  const options = {
    ...{
      project,
      fetchAccessToken,
      deadlineMs: Math.min(computeSupplierDeadline(config), maxProjectCheckMs),
    },
    ...(overrides.fetch && { fetch: overrides.fetch }),
  };
  return createProjectCheck({
    async read() {
      const late = Promise.withResolvers<never>();
      const fail = () => late.reject(new IdentityFailure('unavailable', 'deadline'));
      const timer = setTimeout(fail, overrides.maxProjectCheckMs ?? maxProjectCheckMs).unref();
      return Promise.race([fetchProjectProblems(options), late.promise]).finally(() => clearTimeout(timer));
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

async function connectAll(
  config: Config,
  log: FastifyBaseLogger,
  overrides: MembersOverrides,
  budget: CallBudget | undefined,
): Promise<Connected> {
  const { IDENTITY_PROJECT: project = '', DATA_DIR: folder = '', MEMBER_MAIL_FROM: from } = config;
  const [site] = toBillingSites(config);
  if (!site || !from) throw new Error('members are not configured');
  const onEvent = (event: UpstreamEvent) => log.warn({ supplier: event }, 'supplier event');
  const calls = {
    deadlineMs: computeSupplierDeadline(config),
    onEvent,
    ...(overrides.fetch && { fetch: overrides.fetch }),
  };
  const identity = overrides.identity ?? (await connectIdentity({ ...config, deadlineMs: calls.deadlineMs }));
  const { fetchAccessToken } = identity;
  const { CONTENT_ORIGIN: content, CONTENT_KEY: contentKey, RECORDS_ORIGIN: origin } = config;
  const { MEMBER_MAIL_SMTP_URL: relay = '', SITE_ORIGIN: siteOrigin } = config;
  return {
    identity,
    records: overrides.records ?? connectRecords({ ...calls, origin, project, fetchAccessToken }),
    vendor: overrides.vendor ?? connectMemberVendor(site, { ...calls, budget }),
    mails: overrides.mails ?? connectMemberMails({ relay, from, siteOrigin }),
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
