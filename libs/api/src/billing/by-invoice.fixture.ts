import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invoice } from '@guildhall/billing-invoice';
import { runOfficeCommand } from '@guildhall/billing-invoice/office';
import { defineOrganisation } from '@guildhall/organisation';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { ccu, cps } from '../routes/proxies.ts';
import type { Billing } from './billing.ts';
import { address, browserAt, siteOrigin, testDurations, type BillingApi } from './billing.fixture.ts';
import type { BillingMails } from './background-work.ts';
import { openAttemptStore } from './open-attempt-store.ts';

export const officeSecret = 'the-secret-of-the-office-in-this-test';

const organisation = defineOrganisation({
  ...{ language: 'de', currency: 'EUR', vatHome: 'DE' },
  numbers: { group: '.', decimal: ',', sign: 'after' },
  plans: { friend: { shipping: false }, patron: { shipping: true } },
  contracts: { withdrawal: {}, cancellation: {} },
});

/** A valid sign-up. */
export const joinAsFriend = {
  subscription: { plan_id: 'friend' },
  customer: { email: 'ada@members.example', first_name: 'Ada', last_name: 'Vind' },
  billing_address: { ...address, email: 'ada@members.example' },
} as const;

export const createFriend = (email: string) => ({
  ...joinAsFriend,
  customer: { ...joinAsFriend.customer, email },
  billing_address: { ...joinAsFriend.billing_address, email },
});

const settings = {
  SITE_ORIGIN: siteOrigin,
  BILLING_OFFICE_SECRET: officeSecret,
  RATE_LIMIT_PER_MINUTE: '1000000',
  BILLING_CALLS_PER_MINUTE: '1000000',
  LOG_LEVEL: 'warn',
};

export type InvoiceTerms = Parameters<typeof invoice>[0];

/** An account, and the price of each plan. */
export const invoiceTerms: InvoiceTerms = {
  account: { iban: 'DE89 3704 0044 0532 0130 00', bic: 'GUHADE12XXX', name: 'Schilfwerft e. V.' },
  prices: { friend: '96.00/year', patron: '240.00/year' },
};

type InvoiceApi = Pick<BillingApi, 'app' | 'log' | 'store' | 'catchUp' | 'settled'>;

interface StageOptions {
  /** False for an api that sends no emails. */
  hasMails?: boolean;
}

/** An api that sells memberships by invoice, and its office. Everything is removed after the test. */
export async function createInvoiceStage({ hasMails = true }: StageOptions = {}) {
  let time = Date.parse('2026-11-24T10:00:00Z');
  const now = () => time;
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-invoice-'));
  const running = new Set<FastifyInstance>();
  onTestFinished(async () => {
    await Promise.all([...running].map((app) => app.close()));
    await rm(folder, { recursive: true });
  });
  let losesEvents = false;
  const transferMails: { to: string; url: string; reference: string }[] = [];
  const undoneMails: { to: string; isRefunded: boolean }[] = [];
  const reminders: ({ to: string } & Parameters<BillingMails['sendReminder']>[1])[] = [];
  const receipts: Parameters<BillingMails['sendReceipt']>[1][] = [];
  const decisions: Parameters<BillingMails['sendDecision']>[1][] = [];
  const reportMails: string[] = [];
  /** Links in the reports. */
  const consoleUrls: (string | undefined)[] = [];
  const attempts: string[] = [];
  let sendAs: (to: string) => Promise<void> = async () => undefined;
  const mails: BillingMails = {
    async sendTransfer(to, { url, transfer }) {
      attempts.push(to);
      await sendAs(to);
      transferMails.push({ to, url, reference: transfer.reference });
    },
    async sendReminder(to, reminder) {
      await sendAs(to);
      reminders.push({ to, ...reminder });
    },
    sendUndonePayment: async (to, { isRefunded }) => void undoneMails.push({ to, isRefunded }),
    async sendReceipt(to, statement) {
      await sendAs(to);
      receipts.push(statement);
    },
    async sendDecision(to, statement) {
      await sendAs(to);
      decisions.push(statement);
    },
    async sendReports(reports, consoleUrl) {
      reportMails.push(...reports.map(({ text }) => text));
      consoleUrls.push(consoleUrl);
    },
  };

  async function start(env: Record<string, string> = {}, terms: InvoiceTerms = {}): Promise<InvoiceApi> {
    const log: Record<string, unknown>[] = [];
    const suppliers = [invoice({ ...invoiceTerms, ...terms, now, flushToDisk: false })];
    const config = readConfig({ ...settings, DATA_DIR: folder, ...env }, organisation, suppliers);
    let opening: Billing | undefined;
    let store: BillingApi['store'] | undefined;
    const app = await createApp(config, {
      ...{ organisation, suppliers, proxies: [ccu, cps] },
      logDestination: { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) },
      pressureLimits: {},
      billing: {
        now,
        openStore(place, options) {
          store = openAttemptStore(place, { flushToDisk: false, ...options });
          const { putEvent } = store;
          const lose = () => Promise.reject(new Error('the process was killed'));
          return { ...store, putEvent: (event) => (losesEvents ? lose() : putEvent(event)) };
        },
        onOpen: (billing) => (opening = billing),
        ...(hasMails && { mails }),
        ...testDurations,
      },
    });
    running.add(app);
    await app.ready();
    if (!opening || !store) throw new Error('memberships are not sold');
    const { catchUp, settled } = opening;
    return { app, log, store, catchUp, settled };
  }

  let api = await start();
  /** Sends a request of the office's program to the running api. */
  const fetchFromApi: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    const response = await api.app.inject({
      method: 'POST',
      url: pathname,
      payload: String(init?.body),
      headers: init?.headers as Record<string, string>,
    });
    return new Response(response.body, { status: response.statusCode });
  };

  async function runCommand(command: string, env: Record<string, string> = {}) {
    const lines: string[] = [];
    const code = await runOfficeCommand({
      args: (command.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', '')),
      env: { DATA_DIR: folder, API_ORIGIN: 'http://api.test', BILLING_OFFICE_SECRET: officeSecret, ...env },
      print: (line) => lines.push(line),
      ...{ fetchFrom: fetchFromApi, now, organisation },
    });
    return { code, text: lines.join('\n') };
  }

  return {
    ...{
      folder,
      now,
      transferMails,
      undoneMails,
      reminders,
      receipts,
      decisions,
      reportMails,
      consoleUrls,
      start,
      fetchFromApi,
    },
    get api() {
      return api;
    },
    /** The addresses of emails about transfers that the relay was asked to take. */
    attempts,
    /** Makes the relay refuse, or take its time. */
    setRelay: (relay: typeof sendAs) => void (sendAs = relay),
    /** Kills the api, as it were, between its two files. */
    loseEvents: (isOn = true) => void (losesEvents = isOn),
    advance: (ms: number) => void (time += ms),
    async restart(env: Record<string, string> = {}, terms: InvoiceTerms = {}) {
      running.delete(api.app);
      await api.app.close();
      api = await start(env, terms);
    },
    browser: () => browserAt(() => api as BillingApi),
    /** As `office`, while the api works on. */
    confirmWithoutWaiting: (command: string) => runCommand(command),
    /** Runs a command of the office; resolves to its exit code and what it prints. */
    async office(command: string, env: Record<string, string> = {}) {
      const result = await runCommand(command, env);
      await api.settled();
      return result;
    },
    async readTransfer(id: unknown) {
      const response = await api.app.inject({
        ...{ method: 'POST', url: '/api/v1/bank-transfer', payload: { id } },
        headers: { origin: siteOrigin },
      });
      return { status: response.statusCode, json: response.json<Record<string, unknown>>() };
    },
    /** Everything that is on the disk, by file. */
    async readFiles(): Promise<Record<string, string>> {
      const files = await readdir(folder);
      const contents = files.map(
        async (file) => [file, await readFile(join(folder, file), 'latin1')] as const,
      );
      return Object.fromEntries(await Promise.all(contents));
    },
  };
}
