import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { controlSandbox, startSandbox } from '@guildhall/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { freePort } from '../free-port.fixture.ts';
import { checkAll, quickCheck, type DoctorOptions } from './doctor.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let billing: { live: string; test: string };
let smtpPort: number;
let folder: string;
const secrets = { storefront: 'storefront-hunter2', admin: 'admin-hunter2' };
const client = { id: 'an-id', secret: 'secret-hunter2' };

beforeAll(async () => {
  const shopTokens = { ...secrets, client };
  smtpPort = await freePort();
  folder = await mkdtemp(join(tmpdir(), 'guildhall-doctor-'));
  const contentKey = 'content-hunter2';
  sandbox = await startSandbox({ port: 0, shopAhead: true, shopTokens, smtpPort, contentKey });
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', new URL(sandbox.origin).host);
  await controlSandbox(sandbox.origin).identity.start();
  billing = (await (await fetch(`${sandbox.origin}/billing/addresses.json`)).json()) as typeof billing;
}, 60_000);
beforeEach(async () => {
  await controlSandbox(sandbox.origin).reset();
  await controlSandbox(sandbox.origin).resetBilling();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const plans = [
  'individual-membership=individual-membership-DKK-yearly',
  'individual-membership-digital=individual-membership-digital-DKK-yearly',
  'futures-membership-+-donation=futures-membership-donation-DKK-yearly',
];

const environment = (): Record<string, string> => ({
  SITE_ORIGIN: 'http://localhost:4200',
  TRUSTED_PROXIES: '127.0.0.1',
  SHOP_STOREFRONT_URL: `${sandbox.origin}/shop/api/2026-10/graphql.json`,
  SHOP_STOREFRONT_TOKEN: secrets.storefront,
  SHOP_ADMIN_URL: `${sandbox.origin}/shop/admin/api/2026-10/graphql.json`,
  SHOP_ADMIN_CLIENT_ID: client.id,
  SHOP_ADMIN_CLIENT_SECRET: client.secret,
  CHECKOUT_ORIGINS: sandbox.origin,
  VIES_URL: `${sandbox.origin}/vies/check-vat-number`,
  SELLER_VAT_NUMBER: 'DK13585628',
  CONTACT_WEBHOOK_URL: `${sandbox.origin}/inbox/messages`,
  BILLING_ORIGIN: billing.live,
  BILLING_API_KEY: 'sandbox-billing-key',
  BILLING_PLANS: plans.join(','),
  BILLING_CPR_FIELD: 'cf_cpr',
  BILLING_WEBHOOK_USER: 'billing',
  BILLING_WEBHOOK_PASSWORD: 'a-password-hunter2',
  DATA_DIR: folder,
  IDENTITY_PROJECT: 'demo-guildhall',
  FIREBASE_AUTH_EMULATOR_HOST: new URL(sandbox.origin).host,
  RECORDS_ORIGIN: sandbox.origin,
  MEMBER_MAIL_SMTP_URL: `smtp://somebody:hunter2@127.0.0.1:${smtpPort}`,
  MEMBER_MAIL_FROM: 'members@guild.example',
  CONTENT_ORIGIN: sandbox.origin,
  CONTENT_KEY: 'content-hunter2',
});

async function examined(different: Record<string, string> = {}, options: DoctorOptions = {}) {
  const findings = await checkAll(readConfig({ ...environment(), ...different }), options);
  const text = findings.map((finding) => finding.text).join('\n');
  expect(text).not.toContain('hunter2');
  return { findings, text, toFix: findings.filter(({ status }) => status === 'fix') };
}

describe('the doctor', () => {
  it('finds no fault where everything is as it should be', async () => {
    const { findings, text } = await examined();
    expect(findings.filter(({ status }) => status !== 'ok')).toEqual([]);
    expect(text).toContain('/members/reading-room comes complete with CONTENT_KEY');
  });

  it('says what the billing vendor takes for each membership', async () => {
    const { text } = await examined();
    expect(text).toMatch(/individual-membership \(.*\) can be subscribed to, for DKK 450 a year/);
    expect(text).toMatch(/futures-membership-\+-donation \(.*\) can be subscribed to, for DKK 1,200 a year/);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'another key of the billing vendor',
      { BILLING_API_KEY: 'wrong-hunter2' },
      /does not know BILLING_API_KEY/,
    ],
    [
      'the other product catalogue of the billing vendor',
      { BILLING_CATALOGUE: '1' },
      /has product catalogue 2: set BILLING_CATALOGUE=2 and the ids of its item prices in BILLING_PLANS/,
    ],
    [
      'a plan that the billing vendor does not have',
      { BILLING_PLANS: `${plans[0]},individual-membership-digital=gone` },
      /there is no item price with the id of individual-membership-digital \(gone\): see BILLING_PLANS/,
    ],
    [
      'a billing vendor that is not there',
      { BILLING_ORIGIN: 'http://127.0.0.1:1' },
      /could not be reached: see that BILLING_ORIGIN is right/,
    ],
    [
      'another storefront token',
      { SHOP_STOREFRONT_TOKEN: 'wrong-hunter2' },
      /does not know SHOP_STOREFRONT_TOKEN/,
    ],
    [
      'another secret',
      { SHOP_ADMIN_CLIENT_SECRET: 'wrong-hunter2' },
      /grants no token for SHOP_ADMIN_CLIENT_ID/,
    ],
    [
      'another admin token',
      { SHOP_ADMIN_CLIENT_ID: '', SHOP_ADMIN_CLIENT_SECRET: '', SHOP_ADMIN_TOKEN: 'wrong-hunter2' },
      /does not know SHOP_ADMIN_TOKEN/,
    ],
    ['a checkout elsewhere', { CHECKOUT_ORIGINS: 'https://checkout.example' }, /add it to CHECKOUT_ORIGINS/],
    ['a market with another currency', { SHOP_MARKET_COUNTRY: 'SE' }, /prices are in SEK/],
    [
      'a seller somewhere else',
      { SHOP_COUNTRY: 'SE', SELLER_VAT_NUMBER: '' },
      /the shop is in DK, and SHOP_COUNTRY is SE/,
    ],
    [
      'a number that the EU does not take',
      { SELLER_VAT_NUMBER: 'DK13585601' },
      /does not accept SELLER_VAT_NUMBER/,
    ],
    ['no records there', { RECORDS_ORIGIN: 'http://127.0.0.1:1' }, /see that RECORDS_ORIGIN is right/],
    [
      'no mail relay for members there',
      { MEMBER_MAIL_SMTP_URL: 'smtp://127.0.0.1:1' },
      /name and password in MEMBER_MAIL_SMTP_URL are right/,
    ],
    ['no trusted proxy', { TRUSTED_PROXIES: '' }, /all visitors share one limit/],
    ['half of the world believed', { TRUSTED_PROXIES: '128.0.0.0/1' }, /large part of the world/],
    [
      'no content there',
      { CONTENT_ORIGIN: 'http://127.0.0.1:1' },
      /could not be reached: see that CONTENT_ORIGIN/,
    ],
    [
      'another key of private entries',
      { CONTENT_KEY: 'wrong-hunter2' },
      /reading-room comes without its content: see that CONTENT_KEY is/,
    ],
    ['a folder below a file', { DATA_DIR: '/etc/passwd/x' }, /below a file: name a folder in DATA_DIR/],
    ['no webhook there', { CONTACT_WEBHOOK_URL: 'http://127.0.0.1:1/' }, /the webhook cannot be reached/],
    [
      'no shop there',
      { SHOP_STOREFRONT_URL: 'http://127.0.0.1:1/api/2026-10/graphql.json' },
      /SHOP_STOREFRONT_URL is right/,
    ],
  ])('with %s says in one line what to fix', async (_name, different, text) => {
    const { toFix } = await examined(different);
    expect(toFix).toHaveLength(1);
    expect(toFix[0]?.text).toMatch(text);
  });

  it('reads a private entry of a content service in a folder and behind a password [2.1.9]', async () => {
    const contentDoorway = { folder: '/cms', login: 'editor:hunter2' };
    const content = await startSandbox({ port: 0, contentKey: 'content-hunter2', contentDoorway });
    onTestFinished(() => content.close());
    const inFolder = { CONTENT_ORIGIN: `${content.origin}/cms` };
    const { findings, text } = await examined({ ...inFolder, CONTENT_BASIC_AUTH: 'editor:hunter2' });
    expect(findings.filter(({ status }) => status !== 'ok')).toEqual([]);
    expect(text).toContain('/members/reading-room comes complete with CONTENT_KEY');
    expect((await examined(inFolder)).toFix.map(({ text }) => text)).toEqual([
      'the content service asks for a name and a password: set CONTENT_BASIC_AUTH',
    ]);
    const wrong = { ...inFolder, CONTENT_BASIC_AUTH: 'editor:wrong' };
    expect((await examined(wrong)).toFix.map(({ text }) => text)).toEqual([
      'the content service refuses the name and password of CONTENT_BASIC_AUTH',
    ]);
  });

  it('tries the key of private entries on a page that is named, and says when everybody can read it', async () => {
    expect((await examined({}, { privateEntry: '/members/reading-room' })).toFix).toEqual([]);
    expect((await examined({}, { privateEntry: '/about' })).toFix.map(({ text }) => text)).toEqual([
      expect.stringContaining('/about comes with its content without CONTENT_KEY'),
    ]);
  });

  it('says so when no public page links to a private entry', async () => {
    const controls = controlSandbox(sandbox.origin);
    await controls.putEntry('/membership', {
      id: 5,
      title: 'Membership',
      postStatus: 'publish',
      content: [],
    });
    const { findings, toFix } = await examined({ CONTENT_KEY: 'wrong-hunter2' });
    expect(toFix).toEqual([]);
    expect(findings).toContainEqual({
      check: 'private entries',
      status: 'note',
      text: expect.stringContaining(
        'CONTENT_KEY was not tried: name one, as in npm run doctor -- --private-entry',
      ),
    });
  });

  it('says which version of an API to write when the vendor has given one up', async () => {
    const { text } = await examined({
      SHOP_STOREFRONT_URL: `${sandbox.origin}/shop/api/2025-04/graphql.json`,
      SHOP_ADMIN_URL: `${sandbox.origin}/shop/admin/api/2025-04/graphql.json`,
    });
    expect(text).toMatch(
      /version 2025-04 of the API is not supported: write one of .*2026-10 in SHOP_STOREFRONT_URL/,
    );
    expect(text).toMatch(/2026-10 in SHOP_ADMIN_URL/);
  });

  it('sees a shop whose prices have the tax in them, and an app that may not do enough', async () => {
    const controls = controlSandbox(sandbox.origin);
    await controls.putShop({ taxesIncluded: true });
    await controls.putTokens({ scopes: ['read_products'] });
    const { toFix } = await examined();
    expect(toFix.map(({ text }) => text)).toEqual([
      expect.stringContaining('give it read_draft_orders, write_draft_orders'),
      expect.stringContaining('prices have the tax in them'),
    ]);
  });

  it('names the customers whose login somebody has deleted', async () => {
    await controlSandbox(sandbox.origin).identity.deleteMember('member-active');
    const { toFix } = await examined();
    expect(toFix).toEqual([
      expect.objectContaining({
        text: expect.stringMatching(/^1 of .* \(customers seed-active\): make a user/),
      }),
    ]);
  });

  it('takes a busy EU service for no fault of the configuration', async () => {
    await controlSandbox(sandbox.origin).fault({ service: 'vat-check', mode: 'error' });
    const { toFix, text } = await examined();
    expect(toFix).toEqual([]);
    expect(text).toContain('could not answer just now');
  });

  it('makes no cart in the quick check, and does not ask the EU', async () => {
    const controls = controlSandbox(sandbox.origin);
    const findings = await quickCheck(readConfig(environment()));
    expect(findings.filter(({ status }) => status !== 'ok')).toEqual([]);
    expect((await controls.requests()).map(({ path }) => path)).not.toContainEqual(
      expect.stringContaining('vies'),
    );
    expect(await (await fetch(`${sandbox.origin}/_sandbox/carts`)).json()).toEqual({ open: 0 });
  });
});
