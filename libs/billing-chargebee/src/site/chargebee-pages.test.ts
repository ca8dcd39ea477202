import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { testSiteSupplier } from '@guildhall/adapter-tests/site';
import { defineOrganisation } from '@guildhall/organisation';
import { readEnvironment } from '@guildhall/server-kit';
import { createSupplierSchema } from '@guildhall/suppliers/site';
import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import * as vitest from 'vitest';
import { chargebeePages } from './chargebee-pages.ts';

const organisation = defineOrganisation({
  ...{ language: 'en', currency: 'EUR', vatHome: 'IE' },
  plans: { friend: { shipping: false } },
});
const script = 'https://js.billing.example/v2/script.js';
const site = 'https://house.billing.example';
const test = 'https://house-test.billing.example';
const both = { BILLING_SCRIPT_URL: script, BILLING_ORIGIN: site };

const host = { SITE_ORIGIN: v.optional(v.string(), 'https://www.house.example') };
const connect = (env: Record<string, string>) =>
  chargebeePages.connect(
    readEnvironment('site', createSupplierSchema(host, [chargebeePages]), env),
    organisation,
  );

testSiteSupplier(vitest, 'the vendor on the site [4.7.17]', chargebeePages, {
  organisation,
  environment: { ...both, BILLING_TEST_ORIGIN: test, PORTAL_ORIGINS: 'https://portal.example' },
});

it('needs script and site together, with an optional test site', () => {
  expect(connect(both)?.checkout).toEqual({ scriptUrl: script, siteOrigin: site });
  const withTest = connect({ ...both, BILLING_TEST_ORIGIN: test });
  expect(withTest?.checkout).toEqual({ scriptUrl: script, siteOrigin: site, testSiteOrigin: test });
});

it.each([
  { BILLING_SCRIPT_URL: script },
  { BILLING_ORIGIN: site },
  { BILLING_SCRIPT_URL: 'http://js.billing.example/x.js', BILLING_ORIGIN: site },
  { BILLING_SCRIPT_URL: script, BILLING_ORIGIN: 'http://house.billing.example' },
  { BILLING_TEST_ORIGIN: site },
  { BILLING_SCRIPT_URL: script, BILLING_ORIGIN: site, BILLING_TEST_ORIGIN: site },
])('is rejected with %j', (billing) => {
  expect(() => connect(billing)).toThrow('BILLING_');
});

it('pages load the script, styles and frames that the vendor documents, and no other [4.7.2]', () => {
  expect(connect({ ...both, BILLING_TEST_ORIGIN: test })?.sources).toEqual({
    scripts: ['https://js.billing.example'],
    styles: [
      'https://js.billing.example',
      'https://house.billing.example/assets/hp_v3/iframe_views/',
      'https://house-test.billing.example/assets/hp_v3/iframe_views/',
    ],
    frames: ['https://js.billing.example', site, test],
    payments: [site, test],
    insertsStrings: true,
  });
});

it('members open the portal at the vendor’s site, or where it is said to be', () => {
  expect(connect(both)?.portalOrigins).toEqual([site]);
  const portal = { PORTAL_ORIGINS: 'https://portal.example' };
  expect(connect({ ...both, ...portal })?.portalOrigins).toEqual(['https://portal.example']);
  expect(connect(portal), 'without sign-up forms').toEqual({ portalOrigins: ['https://portal.example'] });
  expect(() => connect({ ...both, PORTAL_ORIGINS: 'http://portal.example' })).toThrow('PORTAL_ORIGINS');
});

it('the doctor loads the script', async () => {
  const server = createServer((request, response) => {
    const isScript = request.url === '/script.js';
    response.writeHead(isScript ? 200 : 404, { 'content-type': 'text/javascript' }).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const check = (path: string) => connect({ ...both, BILLING_SCRIPT_URL: origin + path })?.check?.();
  expect(await check('/script.js')).toMatchObject([{ check: 'checkout', status: 'ok' }]);
  expect(await check('/none.js')).toMatchObject([
    { status: 'fix', text: 'its script got status 404: check BILLING_SCRIPT_URL' },
  ]);
});
