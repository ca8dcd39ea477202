import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chargebee } from '@guildhall/billing-chargebee';
import { firebase } from '@guildhall/members-firebase';
import type { Organisation } from '@guildhall/organisation';
import { createInProcessBilling } from '@guildhall/sandbox';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { composed } from '../app.fixture.ts';
import { createApp } from '../app.ts';
import { billingEnv, siteOrigin, testDurations } from '../billing/billing.fixture.ts';
import type { Billing } from '../billing/billing.ts';
import { openAttemptStore } from '../billing/open-attempt-store.ts';
import { readTestConfig } from '../config/config.fixture.ts';
import { createInProcessIdentity } from './identity.fixture.ts';
import type { Members, MembersOverrides } from './members.ts';
import { connectPrivateEntries } from './private-entries.ts';

export { siteOrigin };

export const createMembersEnv = (folder: string): Record<string, string> => ({
  ...billingEnv(folder),
  IDENTITY_PROJECT: 'demo-guildhall',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MEMBER_MAIL_FROM: 'The Guild <members@guild.example>',
  CONTENT_ORIGIN: 'http://127.0.0.1:4400',
  CONTENT_KEY: 'a-content-key',
});

const documentsPath = '/v1/projects/demo-guildhall/databases/(default)/documents';

export function createInProcessRecords() {
  const documents = new Map<string, Record<string, unknown>>();
  const calls: string[] = [];
  let isDown = false;
  const respond: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    calls.push(pathname);
    if (isDown) throw new TypeError('fetch failed');
    if (new Headers(init?.headers).get('authorization') !== 'Bearer owner')
      return Response.json({ error: { status: 'PERMISSION_DENIED' } }, { status: 403 });
    const body = JSON.parse(String(init?.body)) as {
      documents: string[];
      structuredQuery?: { where: { fieldFilter: { value: object } } };
      writes: {
        update: { name: string; fields: Record<string, unknown> };
        currentDocument: { exists: boolean };
        delete?: string;
      }[];
    };
    if (pathname === `${documentsPath}:batchGet`)
      return Response.json(
        body.documents.map((name) => {
          const fields = documents.get(name);
          return fields ? { found: { name, fields } } : { missing: name };
        }),
      );
    if (pathname === `${documentsPath}:runQuery`) {
      const wanted = JSON.stringify(body.structuredQuery?.where.fieldFilter.value);
      const matching = [...documents].filter(
        ([, fields]) => JSON.stringify(fields['chargeBeeId']) === wanted,
      );
      if (matching.length === 0) return Response.json([{ readTime: '2026-11-22T12:00:00Z' }]);
      return Response.json(matching.map(([name, fields]) => ({ document: { name, fields } })));
    }
    const [write] = body.writes;
    if (pathname !== `${documentsPath}:commit` || !write) return Response.json({}, { status: 404 });
    if (write.delete !== undefined) {
      documents.delete(write.delete);
      return Response.json({ writeResults: [{}] });
    }
    const found = documents.get(write.update.name);
    if ((found !== undefined) !== write.currentDocument.exists)
      return Response.json({ error: { status: found ? 'ALREADY_EXISTS' : 'NOT_FOUND' } }, { status: 409 });
    documents.set(write.update.name, { ...found, ...write.update.fields });
    return Response.json({ writeResults: [{}] });
  };
  const toDocumentName = (uid: string) => `${documentsPath.slice('/v1/'.length)}/users/${uid}`;
  return {
    fetch: respond,
    calls,
    down: (now = true) => void (isDown = now),
    put: (uid: string, chargeBeeId?: string) =>
      void documents.set(
        toDocumentName(uid),
        chargeBeeId ? { chargeBeeId: { stringValue: chargeBeeId } } : {},
      ),
    getCustomer: (uid: string) =>
      (documents.get(toDocumentName(uid))?.['chargeBeeId'] as { stringValue: string } | undefined)
        ?.stringValue,
    all: documents,
  };
}

/** Simulates a content service that returns private content with the key only. */
function createInProcessContent() {
  const entries: Record<string, Record<string, unknown>> = {
    '/members/report': {
      id: 7,
      postStatus: 'private',
      content: [{ blockName: 'core/text', html: 'secret' }],
    },
    '/members/draft': { id: 8, postStatus: 'draft', content: [{ blockName: 'core/text', html: 'draft' }] },
  };
  const calls: string[] = [];
  const respond: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    calls.push(url.pathname);
    const isAllowed = new Headers(init?.headers).get('x-content-key') === 'a-content-key';
    return Response.json((isAllowed && entries[url.searchParams.get('path') ?? '']) || {});
  };
  return { fetch: respond, calls };
}

interface SentMail {
  kind:
    | 'welcome'
    | 'welcome back'
    | 'password'
    | 'password changed'
    | 'undone payment'
    | 'transfer'
    | 'login link'
    | 'address link'
    | 'address changed'
    | 'leaving'
    | 'erased';
  to: string;
  code: string;
}

export interface MembersApi {
  app: FastifyInstance;
  log: Record<string, unknown>[];
  members: Members;
  billing: Billing;
}

export async function createMembersStage() {
  let time = Date.parse('2026-11-22T12:00:00Z');
  const now = () => time;
  const vendor = createInProcessBilling({ now: () => new Date(time) });
  const identities = createInProcessIdentity(now);
  const records = createInProcessRecords();
  const content = createInProcessContent();
  const mails: SentMail[] = [];
  const reportMails: string[] = [];
  let vendorDown = false;
  let before = 0;
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-members-'));
  const running = new Set<FastifyInstance>();
  onTestFinished(async () => {
    await Promise.all([...running].map((app) => app.close()));
    await rm(folder, { recursive: true });
  });
  const wire: typeof fetch = (input, init) =>
    vendorDown ? Promise.reject(new TypeError('fetch failed')) : vendor.fetch.live(input, init);

  async function start({ wrap, env, organisation, retryMs }: StartOptions = {}): Promise<MembersApi> {
    const log: Record<string, unknown>[] = [];
    const config = readTestConfig({ ...createMembersEnv(folder), ...env });
    const calls = {
      deadlineMs: 4_000,
      random: () => 0,
      breaker: { minimum: 1_000_000 },
      onEvent: (event: object) => void log.push({ supplier: event }),
    };
    const facts = organisation ?? composed.organisation;
    const site = chargebee().roles.billing?.connect(config, calls.onEvent, facts);
    const connection = firebase().roles.members?.connect(config, calls.onEvent, facts);
    if (!site || !connection) throw new Error('the suppliers of members are not configured');
    const whole: MembersOverrides = {
      now,
      mailsBeginWithinMs: 0,
      // The tests start retries themselves.
      retryMs: retryMs ?? 3_600_000,
      identity: identities.identity,
      records: connection.connectRecords(identities.identity, { ...calls, fetch: records.fetch }),
      vendor: site.connectMembers({ ...calls, fetch: wire }),
      mails: {
        sendWelcome: async (to, code = '') => void mails.push({ kind: 'welcome', to, code }),
        sendWelcomeBack: async (to) => void mails.push({ kind: 'welcome back', to, code: '' }),
        sendPassword: async (to, code) => void mails.push({ kind: 'password', to, code }),
        sendPasswordChanged: async (to, { changedAt }) =>
          void mails.push({ kind: 'password changed', to, code: String(changedAt) }),
        sendLoginLink: async (to, code) => void mails.push({ kind: 'login link', to, code }),
        sendAddressLink: async (to, code) => void mails.push({ kind: 'address link', to, code }),
        sendAddressChanged: async (to, code) => void mails.push({ kind: 'address changed', to, code }),
        sendLeaving: async (to, { secret: code }) => void mails.push({ kind: 'leaving', to, code }),
        sendErased: async (to) => void mails.push({ kind: 'erased', to, code: '' }),
      },
      readEntry: connectPrivateEntries({
        ...calls,
        origin: 'http://127.0.0.1:4400',
        contentKeys: ['a-content-key'],
        fetch: content.fetch,
      }),
    };
    let opened: Members | undefined;
    let billing: Billing | undefined;
    const app = await createApp(config, {
      ...composed,
      ...(organisation && { organisation }),
      logDestination: { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) },
      pressureLimits: {},
      billing: {
        now,
        openStore: (place, options) => openAttemptStore(place, { flushToDisk: false, ...options }),
        connect: (one) => one.connect({ ...calls, fetch: vendor.fetch[one.name] }),
        onOpen: (one) => (billing = one),
        ...testDurations,
        mails: {
          sendUndonePayment: async (to) => void mails.push({ kind: 'undone payment', to, code: '' }),
          sendReceipt: async () => undefined,
          sendDecision: async () => undefined,
          sendReminder: async () => undefined,
          sendTransfer: async (to) => void mails.push({ kind: 'transfer', to, code: '' }),
          sendReports: async (reports) => void reportMails.push(...reports.map(({ text }) => text)),
        },
      },
      members: { ...(wrap?.(whole) ?? whole), onOpen: (one) => (opened = one) },
    });
    running.add(app);
    await app.ready();
    if (!opened || !billing) throw new Error('there are no members');
    await billing.settled();
    await opened.settled();
    before = vendor.requests('live').length;
    return { app, log, members: opened, billing };
  }

  return {
    ...{ vendor, identities, records, content, mails, reportMails, folder, start, now },
    advance: (ms: number) => void (time += ms),
    vendorDown: (isDown = true) => void (vendorDown = isDown),
    async end({ app }: MembersApi) {
      running.delete(app);
      await app.close();
    },
    async loseFiles() {
      await rm(folder, { recursive: true });
      await mkdir(folder);
    },
    /** @param planIds of each subscription; the status is that of the first */
    addMember(
      email: string,
      status: string = 'active',
      [planId = 'individual-membership-DKK-yearly', ...more]: readonly string[] = [],
    ) {
      const { customer, subscription } = vendor.addMember('live', { email, planId });
      const added = more.map((id) => vendor.addSubscription('live', { customerId: customer.id, planId: id }));
      Object.assign(subscription, { status });
      const { uid } = Object.assign(identities.signUp(email, 'correct horse'), { emailVerified: true });
      records.put(uid, customer.id);
      return {
        uid,
        email,
        customerId: customer.id,
        subscription,
        subscriptions: [subscription, ...added],
        token: identities.logIn(email, 'correct horse') ?? '',
      };
    },
    upstreamCalls: () => [
      ...vendor
        .requests('live')
        .slice(before)
        .map(({ path }) => path),
      ...content.calls,
    ],
  };
}

export interface StartOptions {
  wrap?: (parts: MembersOverrides) => MembersOverrides;
  env?: Record<string, string>;
  /** @default the specification's */
  organisation?: Organisation;
  retryMs?: number;
}

export type MembersStage = Awaited<ReturnType<typeof createMembersStage>>;

export async function call(
  { app }: Pick<MembersApi, 'app'>,
  method: 'GET' | 'POST',
  url: string,
  { token, body, headers = {}, at }: CallOptions = {},
) {
  visitor += 1;
  const response = await app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    ...(body && { payload: body }),
    remoteAddress: at ?? `10.1.${Math.floor(visitor / 250)}.${visitor % 250}`,
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    json: response.json<Record<string, never>>(),
  };
}

interface CallOptions {
  token?: string;
  body?: object;
  headers?: Record<string, string>;
  /** @default an address of its own */
  at?: string;
}

let visitor = 0;
