import type { RequestListener } from 'node:http';
import { organisation } from '@guildhall/website-organisation';
import { expect, it } from 'vitest';
import { frontPage, startSite } from './site.fixture.ts';
import { keyring, keyringSettings } from './suppliers/keyring.fixture.ts';
import { till, tillSettings } from './suppliers/till.fixture.ts';

const own = {
  ...organisation,
  paths: { login: '/sign-in', profile: '/my-page', resetPassword: '/new-password' },
  search: '/find',
  accessibility: {
    path: '/for-everyone',
    status: 'partial',
    preparedOn: '2026-11-23',
    exceptions: { nonCompliance: ['Plans are only pictures.'], disproportionateBurden: [], outOfScope: [] },
    contact: { email: 'access@house.example' },
  },
} as const;

const signUp = {
  ...{ blockName: 'acf/sign-up-form', idd: 'form', attrs: [] },
  subscriptionType: own.plans[0]?.id,
};
const pages = [
  { ...frontPage, content: [...frontPage.content, signUp] },
  { ...frontPage, id: 2, permalink: '/news/a', postType: 'news' },
  { ...frontPage, id: 3, permalink: '/members/room', postStatus: 'private', hasAccess: false },
];

const content: RequestListener = ({ url = '' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://content.test');
  const items = pages.map(({ permalink, title, postType }) => ({ permalink, title, postType }));
  const responses: Record<string, object | undefined> = {
    '/wp-json/maindata/api': { _en_maindata: {} },
    '/wp-json/index/api': { items, pages: 1 },
    '/wp-json/entry/api': pages.find(({ permalink }) => permalink === searchParams.get('path')),
  };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(responses[pathname] ?? {}));
};

const api: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ ...pages[0], permalink: '/members/room', postStatus: 'private' }));
};

const defaults = /(?<![\w-])\/(?:login|profile|reset-password|search|accessibility)(?![\w/-])/g;

it('a site whose paths are all its own names no default path, on no page and in no document [2.10.7]', async () => {
  const env = { ...keyringSettings, ...tillSettings, CHECKOUT_ORIGINS: 'https://checkout.test' };
  const services = { organisation: own, content, api, identity: keyring, billing: till };
  const { app } = await startSite({ SITE_ORIGIN: 'https://site.test', ...env }, services);
  const paths = [
    ...['/', '/news/a', '/members/room', '/nothing-here', '/p', '/cart'],
    ...['/sign-in', '/my-page', '/new-password', '/find', '/find?q=page', '/for-everyone'],
    ...['/_consent', '/_speculation-rules.json', '/.well-known/change-password'],
    ...['/sitemap.xml', '/feed.xml', '/robots.txt', '/manifest.webmanifest'],
  ];
  const sent = await Promise.all(
    paths.map(async (path) => {
      const { body, headers } = await app.inject(path);
      return { path, text: `${JSON.stringify(headers)}\n${body}` };
    }),
  );
  const member = await app.inject({
    ...{ method: 'POST', url: '/_member-entry', payload: { path: '/members/room' } },
    headers: { authorization: 'Bearer good' },
  });
  const all = [...sent, { path: '/_member-entry', text: member.body }];
  for (const path of ['/sign-in', '/my-page', '/new-password', '/find', '/for-everyone'])
    expect(all.filter(({ text }) => text.includes(path)).length, path).toBeGreaterThan(1);
  expect(all.flatMap(({ path, text }) => (text.match(defaults) ?? []).map((it) => `${path}: ${it}`))).toEqual(
    [],
  );
});
