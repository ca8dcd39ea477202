import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invoice } from '@guildhall/billing-invoice';
import { memberLinks } from '@guildhall/members-links';
import { expect, onTestFinished } from 'vitest';
import { composed } from '../app.fixture.ts';
import {
  browserAt,
  createBillingStage,
  createSignUp,
  type BillingApi,
  type BillingStage,
} from '../billing/billing.fixture.ts';
import { runOperatorCommand } from './index.ts';

/** Suppliers of which two have stores of their own. */
const suppliers = [...composed.suppliers, invoice(), memberLinks()];

/** Runs a command of the operator; resolves to its exit code and what it prints. */
export async function operate(env: Record<string, string>, ...args: string[]) {
  const lines: string[] = [];
  const code = await runOperatorCommand({ args, env, suppliers, print: (line) => lines.push(line) });
  return { code, text: lines.join('\n') };
}

/** An empty folder, which is removed after the test. */
export async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-operator-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Somebody opens a page to pay; `pay` pays it, and the sign-up is confirmed. */
export async function signUp(stage: BillingStage, api: BillingApi, email: string) {
  const browser = browserAt(() => api, { roams: true });
  const page = String((await browser.join(createSignUp(email))).json['id']);
  return {
    async pay() {
      stage.pass(1_000);
      expect(stage.vendor.pay('live', page, email)).toBe('paid');
      expect((await browser.status()).json).toMatchObject({ status: 'member' });
      return browser;
    },
  };
}

/** Somebody joins and pays. */
export const becomeMember = async (...values: Parameters<typeof signUp>) => (await signUp(...values)).pay();

/** An api with members who have paid, and the environment of its storage. */
export async function createMembers(count: number, toEnv: (folder: string) => Record<string, string>) {
  const stage = await createBillingStage();
  const env = toEnv(stage.folder);
  const api = await stage.start(env);
  const browsers = [];
  for (let at = 0; at < count; at += 1)
    browsers.push(await becomeMember(stage, api, `member-${at}@members.example`));
  return { stage, env, api, browsers };
}

/** Counts the memberships of a running api. */
export const countMemberships = async ({ store }: BillingApi): Promise<number> =>
  (await store.listMembershipsFrom('live', 0)).length;
