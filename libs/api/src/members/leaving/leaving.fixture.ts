import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invoice } from '@guildhall/billing-invoice';
import { runOfficeCommand } from '@guildhall/billing-invoice/office';
import { smtp } from '@guildhall/mail-smtp';
import { firebase } from '@guildhall/members-firebase';
import { memberLinks } from '@guildhall/members-links';
import { defineOrganisation } from '@guildhall/organisation';
import type { IdentityService, Records, Vendor } from '@guildhall/suppliers';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished } from 'vitest';
import { createApp } from '../../app.ts';
import { openAttemptStore } from '../../billing/open-attempt-store.ts';
import type { AttemptStore } from '../../billing/attempt-store.ts';
import type { Billing } from '../../billing/billing.ts';
import { address, siteOrigin, testDurations } from '../../billing/billing.fixture.ts';
import { invoiceTerms, officeSecret } from '../../billing/by-invoice.fixture.ts';
import { readConfig } from '../../config/config.ts';
import type { Members } from '../members.ts';
import { createInProcessIdentity } from '../identity.fixture.ts';
import { createBrowser } from '../links.fixture.ts';
import { call, createInProcessRecords } from '../members.fixture.ts';
import { openOwnDataStore } from '../own-data/own-data-store.ts';
import { ccu, cps } from '../../routes/proxies.ts';
import { openLeavingStore } from './leaving-store.ts';

export const dayMs = 24 * 60 * 60_000;

export const organisation = defineOrganisation({
  ...{ language: 'en', locale: 'en-GB', currency: 'EUR', vatHome: 'DE' },
  logins: 'links',
  plans: { friend: { shipping: false }, patron: { shipping: true } },
  contracts: { withdrawal: {}, cancellation: {} },
  leaving: { bookkeepingYears: 8 },
  profileFields: { boat: { label: 'Boat', type: 'text', changedBy: 'member' } },
});

/** Wraps what the api calls, to kill it at a step. */
type Around = <Called extends object>(called: Called) => Called;

interface SentMail {
  kind:
    | 'link'
    | 'address link'
    | 'address changed'
    | 'password'
    | 'password changed'
    | 'leaving'
    | 'erased'
    | 'receipt'
    | 'reminder'
    | 'statement'
    | 'welcome';
  to: string;
  /** Of the link; or what tells the email from others of its kind. */
  secret: string;
}

interface StageOptions {
  database?: URL;
  logins?: 'links' | 'passwords';
}

/**
 * An api by invoice whose members log in by links, or with passwords: all else that it knows is in the files of one folder.
 *
 * @param database replaces the folder
 */
export async function createLeavingStage({ database, logins = 'links' }: StageOptions = {}) {
  let time = Date.parse('2026-11-24T10:00:00Z');
  const now = () => time;
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-leaving-'));
  const running = new Set<FastifyInstance>();
  const close = async () => {
    await Promise.all([...running].map((app) => app.close()));
    running.clear();
    await rm(folder, { recursive: true, force: true });
  };
  onTestFinished(close);
  const mails: SentMail[] = [];
  const log: Record<string, unknown>[] = [];
  const send = (kind: SentMail['kind']) => async (to: string, secret?: unknown) =>
    void mails.push({ kind, to, secret: typeof secret === 'string' ? secret : '' });
  const identities = createInProcessIdentity(now);
  const ownRecords = createInProcessRecords();
  const facts = { ...organisation, logins };
  const settings = {
    ...{ SITE_ORIGIN: siteOrigin },
    ...(logins === 'passwords' && {
      ...{ IDENTITY_PROJECT: 'demo-guildhall', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
    }),
    ...(database ? { DATABASE_URL: database.href } : { DATA_DIR: folder }),
    ...{
      BILLING_OFFICE_SECRET: officeSecret,
      RATE_LIMIT_PER_MINUTE: '1000000',
      BILLING_CALLS_PER_MINUTE: '1000000',
      LOG_LEVEL: 'debug',
    },
    ...{ SMTP_URL: 'smtp://127.0.0.1:2525', MEMBER_MAIL_FROM: 'members@guild.example' },
  };

  async function start(around: Around = (called) => called) {
    const login = logins === 'links' ? memberLinks({ now }) : firebase();
    const suppliers = [invoice({ ...invoiceTerms, now, flushToDisk: false }), login, smtp()];
    const config = readConfig(settings, facts, suppliers);
    const connection = login.roles.members?.connect(config, () => undefined, facts);
    if (!connection) throw new Error('logins are off');
    const identity = logins === 'links' ? await connection.connect(4_000) : identities.identity;
    const records = connection.connectRecords(identity, {
      ...{ deadlineMs: 4_000, onEvent: () => undefined, fetch: ownRecords.fetch },
    });
    let members: Members | undefined;
    let billing: Billing | undefined;
    let store: AttemptStore | undefined;
    const relay = around({
      sendTransfer: send('receipt'),
      sendUndonePayment: send('receipt'),
      sendReceipt: (to: string, { id }: { id: string }) => send('statement')(to, id),
      sendDecision: send('receipt'),
      sendReminder: (to: string, { id }: { id: string }) => send('reminder')(to, id),
      sendReports: async () => undefined,
      sendWelcome: send('welcome'),
      sendWelcomeBack: send('welcome'),
      sendPassword: send('password'),
      sendPasswordChanged: (to: string, { changedAt }: { changedAt: number }) =>
        send('password changed')(to, String(changedAt)),
      sendLoginLink: send('link'),
      sendAddressLink: send('address link'),
      sendAddressChanged: send('address changed'),
      sendLeaving: (to: string, { secret }: { secret: string }) => send('leaving')(to, secret),
      sendErased: send('erased'),
    });
    const app = await createApp(config, {
      ...{ organisation: facts, suppliers, proxies: [ccu, cps] },
      logDestination: { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) },
      pressureLimits: {},
      billing: {
        now,
        openStore: (place, options) =>
          (store = around(openAttemptStore(place, { flushToDisk: false, ...options }))),
        connect: (site, budget) =>
          wrap(site.connect({ deadlineMs: 4_000, onEvent: () => undefined, budget }), around),
        onOpen: (opened) => (billing = opened),
        mails: relay,
        ...testDurations,
      },
      members: {
        ...{ now, retryMs: 3_600_000, mailsBeginWithinMs: 0 },
        identity: wrap(identity, around),
        records: wrap(records, around),
        leavingStore: around(openLeavingStore(database ?? folder, { flushToDisk: false })),
        ownDataStore: around(openOwnDataStore(database ?? folder)),
        mails: relay,
        onOpen: (opened) => (members = opened),
      },
    });
    running.add(app);
    await app.ready();
    if (!members?.leaving || !billing || !store) throw new Error('nobody can leave');
    return { app, log, members, billing, leaving: members.leaving, identity, records, store };
  }

  let api = await start();
  let died: Promise<void> = new Promise(() => undefined);
  const settle = async () => {
    const { billing, members } = api;
    await Promise.race([died, billing.settled().then(() => members.settled())]);
  };

  const office = async (command: string) => {
    const lines: string[] = [];
    await runOfficeCommand({
      args: command.split(' '),
      env: { DATA_DIR: folder, API_ORIGIN: 'http://api.test', BILLING_OFFICE_SECRET: officeSecret },
      print: (line) => lines.push(line),
      async fetchFrom(input, init) {
        const response = await api.app.inject({
          ...{ method: 'POST', url: new URL(String(input)).pathname, payload: String(init?.body) },
          headers: init?.headers as Record<string, string>,
        });
        return new Response(response.body, { status: response.statusCode });
      },
      ...{ now, organisation },
    });
    await settle();
    return lines.join('\n');
  };

  /** Somebody signs up, and the office confirms the payment; resolves to the reference. */
  async function signUp(email: string, { name = 'Ada Vind', pays = true } = {}): Promise<string> {
    const [first_name = '', last_name = ''] = name.split(' ');
    const who = { first_name, last_name };
    const body = {
      subscription: { plan_id: 'friend' },
      customer: { email, ...who },
      billing_address: { ...address, ...who, email },
    };
    const { json } = await call(api, 'POST', '/ccu', { body, headers: { origin: siteOrigin } });
    const transfer = await call(api, 'POST', '/bank-transfer', {
      ...{ body: { id: json['id'] }, headers: { origin: siteOrigin } },
    });
    const reference = String(transfer.json['reference']);
    if (pays) await office(`confirm ${reference} --amount 96.00 --currency EUR --payment first`);
    await api.billing.catchUp();
    await settle();
    return reference;
  }

  /** Logs in, with a link that is requested now. */
  async function logIn(email: string) {
    const browser = createBrowser(api);
    await browser.requestLink(email);
    await settle();
    const link = mails.findLast(({ to, kind }) => to === email && kind === 'link')?.secret ?? '';
    expect((await browser.useLink(link)).status).toBe(200);
    let token = await browser.fetchToken();
    const post = async (path: string, body: object = {}) => {
      const response = await call(api, 'POST', path, { token, body });
      await settle();
      return response;
    };
    const renew = async () => void (token = await browser.fetchToken());
    return { browser, token, post, renew };
  }

  return {
    ...{ folder, mails, log, now, office, identities, logIn, settle, join: signUp, env: settings },
    get api() {
      return api;
    },
    advance: (ms: number) => void (time += ms),
    /** For a test with many stages: one keeps files open until then. */
    close,
    /** @param crash kills the api that is started */
    async restart(crash?: { around: Around; died: Promise<void> }) {
      running.delete(api.app);
      await api.app.close().catch(() => undefined);
      died = crash?.died ?? new Promise(() => undefined);
      api = await start(crash?.around);
    },
    /** Lets some days pass, with an hour for each that the api works. */
    async passDays(days: number) {
      for (let day = 0; day < days; day += 1) {
        time += dayMs;
        await api.leaving.work().catch(() => undefined);
        await settle();
      }
    },
    /** Without a login: the link in the email. */
    keep: (link: string) => call(api, 'POST', '/keep-data', { body: { link } }),
    findMail: (kind: SentMail['kind'], to: string) =>
      mails.findLast((mail) => mail.kind === kind && mail.to === to),
  };
}

/** Wraps each group of calls. */
function wrap<Called extends Vendor | IdentityService | Records>(called: Called, around: Around): Called {
  const groups = Object.entries(called).filter(([, value]) => typeof value === 'object' && value !== null);
  return around({
    ...called,
    ...Object.fromEntries(groups.map(([name, group]) => [name, around(group as object)])),
  });
}

/** All rows of all tables in the files of a folder. */
export function readTables(folder: string): Record<string, Record<string, unknown>[]> {
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.sqlite'))) {
    const database = new DatabaseSync(join(folder, file), { readOnly: true });
    const names = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    for (const { name } of names)
      tables[`${file} ${String(name)}`] = database.prepare(`SELECT * FROM "${String(name)}"`).all();
    database.close();
  }
  return tables;
}

/** The tables in which one of these values is found. */
export function findTables(folder: string, values: readonly string[]): string[] {
  return Object.entries(readTables(folder))
    .filter(([, rows]) => {
      const text = JSON.stringify(rows);
      return values.some((value) => text.includes(value));
    })
    .map(([name]) => name)
    .sort();
}
