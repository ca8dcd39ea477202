import { defineOrganisation } from '@guildhall/organisation';
import { describe, expect, it } from 'vitest';
import { content as firstContent } from './example-content/index.ts';
import { createBilling } from './billing/billing.ts';
import { createSandboxUnderTest, toEntryUrl } from './sandbox.fixture.ts';
import { createBillingSeed, type SandboxContent, type SandboxSeed } from './sandbox-content.ts';

const organisation = defineOrganisation({
  language: 'de',
  currency: 'EUR',
  vatHome: 'DE',
  equivalents: { CHF: 0.94 },
  plans: { friend: { shipping: false } },
});

const content: SandboxContent = {
  name: 'A boatyard',
  mainData: firstContent.mainData,
  entries: [
    {
      id: 1,
      path: '/',
      title: 'Welcome',
      postType: 'page',
      postDate: '20261101',
      seo: { title: 'A boatyard', description: 'Welcome' },
      picture: { md: 'http://content.invalid/wp-content/uploads/boat.svg', alt: 'A boat.' },
      card: { cats: ['water'] },
      content: [],
    },
  ],
  categories: [{ id: 7, slug: 'water', name: 'Water' }],
  uploads: { 'boat.svg': { type: 'image/svg+xml', body: '<svg/>' } },
  plans: [
    { plan: 'friend', item: 'friend', name: 'Friendship', price: 4_800 },
    { item: 'tour', name: 'Guided tour', price: 900 },
  ],
  memberAddress: { line1: 'Quay 1', zip: '24937', city: 'Harbour' },
};

const seed: SandboxSeed = { organisation, content };
const { app } = createSandboxUnderTest({ seed });
const get = async (url: string) => (await app.inject(url)).json();

describe('a sandbox of another organisation', () => {
  it('has that organisation’s entries and uploads, and no others', async () => {
    expect(await get('/_sandbox/entries')).toEqual(['/']);
    expect((await get(toEntryUrl('/'))).title).toBe('Welcome');
    expect((await app.inject('/wp-content/uploads/boat.svg')).headers['content-type']).toBe('image/svg+xml');
    expect((await app.inject('/wp-content/uploads/tides.html')).statusCode).toBe(404);
  });

  it('sells its plans at their prices, in its currency', async () => {
    expect(await get('/billing/plans.json')).toEqual({ friend: 'friend-EUR-yearly' });
    const site = createBilling({ now: () => new Date(), seed: createBillingSeed(seed) }).sites.live;
    expect(site.plans().map(({ id, price }) => [id, price])).toEqual([
      ['friend-EUR-yearly', 4_800],
      ['tour-EUR-yearly', 900],
    ]);
    expect(site.plans()[0]?.resource['currency_code']).toBe('EUR');
    const [subscription] = site.subscriptions.values();
    expect(subscription).toMatchObject({ currency_code: 'EUR' });
    expect(site.customers.get('seed-active')).toMatchObject({
      preferred_currency_code: 'EUR',
      billing_address: { city: 'Harbour', country: 'DE' },
    });
  });

  it('has the equivalents of its facts as current rates', async () => {
    const { fields } = await get(
      '/v1/projects/demo-guildhall/databases/(default)/documents/settings/exchangeRates',
    );
    expect(fields).toEqual({ CHF: { doubleValue: 0.94 } });
  });

  it('has an empty shop in its country', async () => {
    expect(await get('/shop/stock.json')).toEqual([]);
    const { payload } = await app.inject({
      method: 'POST',
      url: '/shop/admin/api/2026-10/graphql.json',
      headers: { 'x-shopify-access-token': 'an-admin-token' },
      payload: { query: '{ shop { name currencyCode shopAddress { countryCodeV2 } } }' },
    });
    expect(JSON.parse(payload).data.shop).toEqual({
      name: 'A boatyard',
      currencyCode: 'EUR',
      shopAddress: { countryCodeV2: 'DE' },
    });
  });

  it('has no preview link without a draft', async () => {
    expect((await app.inject('/')).body).not.toContain('Preview the draft');
  });

  it('has no billing vendor without prices of plans, and no identity vendor if members log in by links', async () => {
    const { plans: _plans, memberAddress: _address, ...others } = content;
    const facts = { ...organisation, logins: 'links' } as const;
    const { app: without } = createSandboxUnderTest({ seed: { organisation: facts, content: others } });
    const home = async (app: typeof without) => (await app.inject('/')).body;
    for (const path of ['/billing/plans.json', '/identity/addresses.json', '/_sandbox/identity'])
      expect((await without.inject(path)).statusCode, path).toBe(404);
    expect(await home(app)).toMatch(/<h3>Billing<.*<h3>Identity</s);
    expect(await home(without)).not.toMatch(/Billing|Identity/);
    expect(await home(without)).toContain('/mails');
  });

  it('does not start while a plan has no price', () => {
    expect(() =>
      createSandboxUnderTest({ seed: { organisation, content: { ...content, plans: [] } } }),
    ).toThrow('The sandbox has no price of these plans: friend.');
  });
});
