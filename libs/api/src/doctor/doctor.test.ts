import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { controlSandbox, startSandbox } from '@guildhall/sandbox';
import { shopify } from '@guildhall/shop-shopify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { organisation } from '@guildhall/website-organisation';
import { readTestConfig, suppliers } from '../config/config.fixture.ts';
import { findFreePort } from '../../../../config/free-port.ts';
import { checkAll, quickCheck, type DoctorOptions } from './doctor.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let billing: { live: string; test: string };
let smtpPort: number;
let folder: string;
const secrets = { storefront: 'storefront-hunter2', admin: 'admin-hunter2' };
const client = { id: 'an-id', secret: 'secret-hunter2' };

beforeAll(async () => {
  const shopTokens = { ...secrets, client };
  smtpPort = await findFreePort();
  folder = await mkdtemp(join(tmpdir(), 'guildhall-doctor-'));
  const contentKey = 'content-hunter2';
  sandbox = await startSandbox({ port: 0, shopAhead: true, shopTokens, smtpPort, contentKey });
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', new URL(sandbox.origin).host);
  await controlSandbox(sandbox.origin).identity.start();
  billing = (await (await fetch(`${sandbox.origin}/billing/addresses.json`)).json()) as typeof billing;
});
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
  CONTACT_WEBHOOK_URL: `${sandbox.origin}/inbox/messages`,
  BILLING_ORIGIN: billing.live,
  BILLING_API_KEY: 'sandbox-billing-key',
  BILLING_PLANS: plans.join(','),
  BILLING_CPR_FIELD: 'cf_cpr',
  BILLING_WEBHOOK_PASSWORD: 'a-password-hunter2',
  DATA_DIR: folder,
  IDENTITY_PROJECT: 'demo-guildhall',
  FIREBASE_AUTH_EMULATOR_HOST: new URL(sandbox.origin).host,
  SMTP_URL: `smtp://somebody:hunter2@127.0.0.1:${smtpPort}`,
  MEMBER_MAIL_FROM: 'members@guild.example',
  CONTENT_ORIGIN: sandbox.origin,
  CONTENT_KEY: 'content-hunter2',
});

async function runDoctor(different: Record<string, string> = {}, options: Partial<DoctorOptions> = {}) {
  const config = readTestConfig({ ...environment(), ...different }, options.organisation);
  const findings = await checkAll(config, { organisation, suppliers, ...options });
  const text = findings.map((finding) => finding.text).join('\n');
  expect(text).not.toContain('hunter2');
  return { findings, text, toFix: findings.filter(({ status }) => status === 'fix') };
}

describe('the doctor', () => {
  it('reports only ok when everything is set up correctly', async () => {
    const { findings, text } = await runDoctor();
    expect(findings.filter(({ status }) => status !== 'ok')).toEqual([]);
    expect(text).toContain('/members/reading-room is complete with CONTENT_KEY');
  });

  it('notes a plan of the organisation that has no ID at the billing vendor', async () => {
    const friend = { id: 'friend', shipping: false, notSoldIn: [], trackingEvent: 'friend' };
    const { findings } = await runDoctor(
      {},
      { organisation: { ...organisation, plans: [...organisation.plans, friend] } },
    );
    expect(findings).toContainEqual({
      check: 'billing',
      status: 'note',
      text: 'friend is not for sale: BILLING_PLANS has no ID for it',
    });
  });

  it('names the organisation’s currency if the shop has another', async () => {
    const { toFix } = await runDoctor({}, { organisation: { ...organisation, currency: 'CHF' } });
    expect(toFix.map(({ text }) => text)).toEqual([
      'prices are in DKK; the site needs CHF: set shopify({ country }) to a market with CHF',
      'the shop’s currency is DKK; the site needs CHF',
    ]);
  });

  it('reports a seller in another country, a market with another currency, and a VAT number that VIES does not accept', async () => {
    const others = suppliers.filter(({ part }) => part !== 'shop');
    const { text } = await runDoctor({}, { suppliers: [shopify({ country: 'SE' }), ...others] });
    expect(text).toContain('prices are in SEK');
    const sellingAs = (seller: { vatNumber?: string }) => ({
      organisation: { ...organisation, seller: { neverExempt: [], ...seller } },
    });
    expect((await runDoctor({ SHOP_COUNTRY: 'SE' }, sellingAs({}))).text).toContain(
      'the shop is in DK, but SHOP_COUNTRY is SE',
    );
    expect((await runDoctor({}, sellingAs({ vatNumber: 'DK13585601' }))).toFix).toMatchObject([
      { text: expect.stringContaining('VIES does not accept seller.vatNumber') },
    ]);
  });

  it('shows the billing vendor’s price of each membership', async () => {
    const { text } = await runDoctor();
    expect(text).toMatch(/individual-membership \(.*\) is available for DKK 450 a year/);
    expect(text).toMatch(/futures-membership-\+-donation \(.*\) is available for DKK 1,200 a year/);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['a wrong billing key', { BILLING_API_KEY: 'wrong-hunter2' }, /rejects BILLING_API_KEY/],
    [
      'the wrong product catalogue',
      { BILLING_CATALOGUE: '1' },
      /has product catalogue 2: set BILLING_CATALOGUE=2, and list the IDs of its item prices in BILLING_PLANS/,
    ],
    [
      'an unknown plan',
      { BILLING_PLANS: `${plans[0]},individual-membership-digital=gone` },
      /has no item price for individual-membership-digital \(gone\): check BILLING_PLANS/,
    ],
    [
      'an unreachable billing vendor',
      { BILLING_ORIGIN: 'http://127.0.0.1:1' },
      /could not be reached: check BILLING_ORIGIN/,
    ],
    ['a wrong storefront token', { SHOP_STOREFRONT_TOKEN: 'wrong-hunter2' }, /rejects SHOP_STOREFRONT_TOKEN/],
    [
      'a wrong client secret',
      { SHOP_ADMIN_CLIENT_SECRET: 'wrong-hunter2' },
      /issues no token for SHOP_ADMIN_CLIENT_ID/,
    ],
    [
      'a wrong admin token',
      { SHOP_ADMIN_CLIENT_ID: '', SHOP_ADMIN_CLIENT_SECRET: '', SHOP_ADMIN_TOKEN: 'wrong-hunter2' },
      /rejects SHOP_ADMIN_TOKEN/,
    ],
    [
      'a checkout on another origin',
      { CHECKOUT_ORIGINS: 'https://checkout.example' },
      /add it to CHECKOUT_ORIGINS/,
    ],
    [
      'an unreachable mail relay for members',
      { SMTP_URL: 'smtp://127.0.0.1:1' },
      /name and password in SMTP_URL/,
    ],
    ['no trusted proxy', { TRUSTED_PROXIES: '' }, /all visitors share one rate limit/],
    ['too wide a range of proxies', { TRUSTED_PROXIES: '128.0.0.0/1' }, /too wide a range/],
    [
      'an unreachable content service',
      { CONTENT_ORIGIN: 'http://127.0.0.1:1' },
      /could not be reached: check CONTENT_ORIGIN/,
    ],
    [
      'a wrong key of private entries',
      { CONTENT_KEY: 'wrong-hunter2' },
      /reading-room has no content with CONTENT_KEY/,
    ],
    ['a folder below a file', { DATA_DIR: '/etc/passwd/x' }, /below a file: set DATA_DIR to a folder/],
    [
      'an unreachable webhook',
      { CONTACT_WEBHOOK_URL: 'http://127.0.0.1:1/' },
      /the webhook could not be reached/,
    ],
    [
      'an unreachable shop',
      { SHOP_STOREFRONT_URL: 'http://127.0.0.1:1/api/2026-10/graphql.json' },
      /check SHOP_STOREFRONT_URL/,
    ],
  ])('reports %s as one problem, with its fix', async (_name, different, text) => {
    const { toFix } = await runDoctor(different);
    expect(toFix).toHaveLength(1);
    expect(toFix[0]?.text).toMatch(text);
  });

  it('says that the shop cannot be reached, or refuses the token [2.10.12]', async () => {
    for (const different of [
      { SHOP_STOREFRONT_URL: 'http://127.0.0.1:1/api/2026-10/graphql.json' },
      { SHOP_STOREFRONT_TOKEN: 'another-token-hunter2' },
    ]) {
      const { toFix } = await runDoctor(different);
      expect(toFix).toEqual([expect.objectContaining({ text: expect.stringContaining('SHOP_STOREFRONT_') })]);
    }
  });

  it('reads a private entry of a content service in a folder and behind a password [2.1.9]', async () => {
    const contentDoorway = { folder: '/cms', login: 'editor:hunter2' };
    const content = await startSandbox({ port: 0, contentKey: 'content-hunter2', contentDoorway });
    onTestFinished(() => content.close());
    const inFolder = { CONTENT_ORIGIN: `${content.origin}/cms` };
    const { findings, text } = await runDoctor({ ...inFolder, CONTENT_BASIC_AUTH: 'editor:hunter2' });
    expect(findings.filter(({ status }) => status !== 'ok')).toEqual([]);
    expect(text).toContain('/members/reading-room is complete with CONTENT_KEY');
    expect((await runDoctor(inFolder)).toFix.map(({ text }) => text)).toEqual([
      'the content service requires a name and password: set CONTENT_BASIC_AUTH',
    ]);
    const wrong = { ...inFolder, CONTENT_BASIC_AUTH: 'editor:wrong' };
    expect((await runDoctor(wrong)).toFix.map(({ text }) => text)).toEqual([
      'the content service rejects the name and password in CONTENT_BASIC_AUTH',
    ]);
  });

  it('checks the key with the page it is given, and reports a page that everyone can read', async () => {
    expect((await runDoctor({}, { privateEntry: '/members/reading-room' })).toFix).toEqual([]);
    expect((await runDoctor({}, { privateEntry: '/about' })).toFix.map(({ text }) => text)).toEqual([
      expect.stringContaining('/about has its content without CONTENT_KEY'),
    ]);
  });

  it('notes that no public page links to a private entry', async () => {
    const controls = controlSandbox(sandbox.origin);
    await controls.putEntry('/membership', {
      id: 5,
      title: 'Membership',
      postStatus: 'publish',
      content: [],
    });
    const { findings, toFix } = await runDoctor({ CONTENT_KEY: 'wrong-hunter2' });
    expect(toFix).toEqual([]);
    expect(findings).toContainEqual({
      check: 'private entries',
      status: 'note',
      text: expect.stringContaining(
        'because no public page links to a private entry: name one, as in npm run doctor -- --private-entry',
      ),
    });
  });

  it('lists the supported versions of an API when the configured one is no longer supported', async () => {
    const { text } = await runDoctor({
      SHOP_STOREFRONT_URL: `${sandbox.origin}/shop/api/2025-04/graphql.json`,
      SHOP_ADMIN_URL: `${sandbox.origin}/shop/admin/api/2025-04/graphql.json`,
    });
    expect(text).toMatch(/API version 2025-04 is not supported: use one of .*2026-10 in SHOP_STOREFRONT_URL/);
    expect(text).toMatch(/2026-10 in SHOP_ADMIN_URL/);
  });

  it('reports prices that include tax, and missing scopes', async () => {
    const controls = controlSandbox(sandbox.origin);
    await controls.putShop({ taxesIncluded: true });
    await controls.putTokens({ scopes: ['read_products'] });
    const { toFix } = await runDoctor();
    expect(toFix.map(({ text }) => text)).toEqual([
      expect.stringContaining('add read_draft_orders, write_draft_orders'),
      expect.stringContaining('prices include tax'),
    ]);
  });

  it('names the customers whose login was deleted', async () => {
    await controlSandbox(sandbox.origin).identity.deleteMember('member-active');
    const { toFix } = await runDoctor();
    expect(toFix).toEqual([
      expect.objectContaining({
        text: expect.stringMatching(/^1 of .* \(customers seed-active\): for each, create a user/),
      }),
    ]);
  });

  it('notes a failing VIES without reporting a problem', async () => {
    await controlSandbox(sandbox.origin).fault({ service: 'vat-check', mode: 'error' });
    const { toFix, text } = await runDoctor();
    expect(toFix).toEqual([]);
    expect(text).toContain('cannot check numbers right now');
  });

  it('creates no cart and does not call VIES in the quick check', async () => {
    const controls = controlSandbox(sandbox.origin);
    const findings = await quickCheck(readTestConfig(environment()), { organisation, suppliers });
    expect(findings.filter(({ status }) => status !== 'ok')).toEqual([]);
    expect((await controls.requests()).map(({ path }) => path)).not.toContainEqual(
      expect.stringContaining('vies'),
    );
    expect(await (await fetch(`${sandbox.origin}/_sandbox/carts`)).json()).toEqual({ open: 0 });
  });
});
