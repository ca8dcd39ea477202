import type { RequestListener } from 'node:http';
import { defineOrganisation, type Switches } from '@guildhall/organisation';
import { organisation } from '@guildhall/website-organisation';
import { describe, expect, it } from 'vitest';
import { exampleChrome } from '../chrome/chrome.fixture.tsx';
import { kitIslands, type KitIsland } from '../islands/kit-sources.ts';
import { createRenderer } from './create-renderer.tsx';
import { frontPage, startSite } from './site.fixture.ts';
import { keyring, keyringSettings } from './suppliers/keyring.fixture.ts';
import { till, tillSettings } from './suppliers/till.fixture.ts';

const product = {
  blockName: 'acf/shop-collection',
  idd: 'shop',
  attrs: [],
  collectionHandle: 'prints',
  numberOfEntries: '3',
};
const form = {
  blockName: 'acf/sign-up-form',
  idd: 'form',
  attrs: [],
  subscriptionType: 'individual-membership',
};
const box = { ...form, blockName: 'acf/subscription-box', idd: 'box', title: 'Friend', price: '100' };
const page = { ...frontPage, content: [...frontPage.content, product, form, box] };

/** A content service with one page, which contains every part of the product. */
const content: RequestListener = ({ url = '' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://content.test');
  response.writeHead(200, { 'content-type': 'application/json' });
  const entry = searchParams.get('path') === '/' ? page : {};
  response.end(JSON.stringify(pathname === '/wp-json/entry/api' ? entry : { _en_maindata: {} }));
};

/** Every setting of every part. */
const settings = {
  CHECKOUT_ORIGINS: 'https://checkout.test',
  ...tillSettings,
  ...keyringSettings,
  KEYRING_STAND_IN: 'http://127.0.0.1:9',
  SITE_ORIGIN: 'https://site.test',
};

async function start(switches: Partial<Switches>, env: Record<string, string> = {}) {
  const requests: string[] = [];
  const on = { ...organisation.switches, ...switches };
  const { plans, ...facts } = organisation;
  const own = defineOrganisation({
    ...facts,
    plans: on.membership ? Object.fromEntries(plans.map(({ id, ...traits }) => [id, traits])) : {},
    switches: on,
  });
  const islands = Object.entries<KitIsland>(kitIslands)
    .filter(([, { part }]) => part === undefined || on[part])
    .map(([name]) => name);
  const renderer = createRenderer({ chrome: exampleChrome }, islands);
  const { app } = await startSite(
    { ...settings, ...env },
    {
      ...{ organisation: own, renderer: () => renderer, content, billing: till, identity: keyring },
      api: ({ url = '' }, response) => {
        requests.push(url);
        response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
      },
    },
  );
  const get = async (path: string) => {
    const { statusCode: status, body, headers } = await app.inject(path);
    return { status, body, policy: String(headers['content-security-policy']) };
  };
  return { app, requests, get };
}

describe('a site without a shop', () => {
  it('has unknown pages at the shop’s paths, which are never requested from the api', async () => {
    const { get, requests } = await start({ shop: false });
    for (const path of ['/p', '/p/print-tides', '/p/collections/prints', '/p?search=tides'])
      expect((await get(path)).status, path).toBe(404);
    await get('/');
    expect(requests.filter((url) => url.includes('sca'))).toEqual([]);
  });

  it('has no cart in the header, no drawer, no boot data and no collections', async () => {
    const { body } = await (await start({ shop: false })).get('/');
    expect(body).toContain('data-island="member-menu"');
    expect(body).not.toMatch(/cart|guildhall:shop|checkout\.test|data-block="shop-collection"/);
  });

  it('tells editors that a collection cannot be shown', async () => {
    const { body } = await (await start({ shop: false }, { EDITORS_PREVIEW: 'on' })).get('/');
    expect(body).toMatch(/No block has this name.*acf\/shop-collection/);
  });
});

describe('a site without a members’ area', () => {
  it('has unknown pages at its paths, and neither forwards nor member entries', async () => {
    const { get, app } = await start({ members: false });
    for (const path of ['/login', '/profile', '/reset-password', '/keyring.example/v1'])
      expect((await get(path)).status, path).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/_member-entry' })).statusCode).toBe(405);
  });

  it('has no login, no boot data, and no hosts of vendors in the policy', async () => {
    const { body, policy } = await (await start({ members: false })).get('/');
    expect(body).toContain('data-wakes="cart"');
    expect(body).not.toMatch(/member-menu|member-windows|guildhall:members|keyring|login/i);
    expect(policy).toContain("connect-src 'self';");
  });
});

describe('a site without membership', () => {
  it('has no forms, no vendor in the policy and no badge, and never requests prices', async () => {
    const { get, requests } = await start({ membership: false, members: false });
    const { body, policy } = await get('/');
    expect(body).not.toMatch(/sign-up|data-block="sub|Testsite|till/);
    expect(policy).not.toContain('till');
    expect(requests).not.toContain('/api/v1/plans');
  });

  it('tells editors which blocks cannot be shown', async () => {
    const { body } = await (await start({ membership: false }, { EDITORS_PREVIEW: 'on' })).get('/');
    expect(body).toMatch(/No block has this name.*acf\/sign-up-form/s);
    expect(body).toContain('acf/subscription-box');
  });

  it('still opens the subscription portal for members', async () => {
    const { body, policy } = await (await start({ membership: false })).get('/');
    expect(body).toContain('guildhall:members');
    expect(policy).toMatch(/frame-src [^;]*https:\/\/till\.example/);
  });
});

it('a site with everything on has all of it', async () => {
  const { get, requests } = await start({});
  const { body, policy } = await get('/');
  expect(body).toMatch(/data-wakes="cart".*data-island="sign-up".*data-island="cart"/s);
  expect(body).toContain('guildhall:shop');
  expect(policy).toContain('https://js.till.example');
  expect((await get('/login')).status).toBe(200);
  expect(requests).toContain('/api/v1/plans');
});
