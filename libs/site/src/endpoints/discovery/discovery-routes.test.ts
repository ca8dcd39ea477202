import { defineOrganisation } from '@guildhall/organisation';
import Fastify, { type FastifyPluginAsync } from 'fastify';
import type { RequestListener } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { frontPage, startSite } from '../../host/site.fixture.ts';
import { discovery, type DiscoveryOptions } from './discovery.ts';

const facts = {
  name: 'The House',
  ...{ language: 'de', locale: 'de-DE', currency: 'EUR', vatHome: 'DE', feedTypes: ['news'] },
  switches: { shop: false, members: false, membership: false },
} as const;
const securityContact = { urls: ['mailto:a@house.example'], expires: '2027-01-01' };
const organisation = defineOrganisation({ ...facts, securityContact });
const items = [
  { permalink: '/', title: 'House', description: 'What we do', postType: 'page' },
  {
    permalink: '/news/a',
    title: 'A',
    postType: 'news',
    postDate: '20260305',
    modified: '2026-03-06T10:00:00Z',
  },
];

/** A content service with an index, or the code of its refusal. */
const withIndex =
  (index: object | string): RequestListener =>
  ({ url = '' }, response) => {
    const isIndex = url.startsWith('/wp-json/index/');
    const status = isIndex && typeof index === 'string' ? 404 : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    const body = isIndex
      ? status === 404
        ? { code: index }
        : index
      : url.includes('entry')
        ? frontPage
        : {};
    response.end(JSON.stringify(url.includes('maindata') ? { _en_maindata: {} } : body));
  };

const start = (env: Record<string, string> = {}, index: object | string = { items, pages: 1 }) =>
  startSite({ SITE_ORIGIN: 'https://site.test', ...env }, { organisation, content: withIndex(index) });

it.each([
  ['/robots.txt', 'text/plain; charset=utf-8', 'Sitemap: https://site.test/sitemap.xml'],
  ['/sitemap.xml', 'application/xml; charset=utf-8', '<loc>https://site.test/news/a</loc>'],
  ['/feed.xml', 'application/rss+xml; charset=utf-8', '<description>What we do</description>'],
  ['/manifest.webmanifest', 'application/manifest+json', '"name":"The House","lang":"de"'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'Contact: mailto:a@house.example'],
])(
  '%s has its type, may be cached, and is sent again only when it has changed [2.9.7]',
  async (path, type, text) => {
    const { origin } = await start();
    const response = await fetch(origin + path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=600/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toContain(text);
    const etag = response.headers.get('etag') ?? '';
    expect((await fetch(origin + path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await fetch(origin + path, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    expect((await fetch(origin + path, { method: 'POST' })).status).toBe(405);
  },
);

it('the sitemap has the accessibility statement, if there is one [2.9.4]', async () => {
  const accessibility = {
    path: '/for-everyone',
    status: 'full',
    preparedOn: '2026-11-23',
    contact: { email: 'access@house.example' },
  } as const;
  const services = { content: withIndex({ items, pages: 1 }) };
  const stated = await startSite(
    { SITE_ORIGIN: 'https://site.test' },
    { ...services, organisation: defineOrganisation({ ...facts, accessibility }) },
  );
  const read = async (origin: string) => (await fetch(`${origin}/sitemap.xml`)).text();
  expect(await read(stated.origin)).toContain('<loc>https://site.test/for-everyone</loc>');
  expect(await read((await start()).origin)).not.toContain('accessibility');
});

it('the sitemap of a large site is an index, each of whose files is there [2.9.4]', async () => {
  const pages = Array.from({ length: 50_001 }, (_none, at) => ({ permalink: `/${at}` }));
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(discovery, {
    config: { SITE_ORIGIN: 'https://site.test', INDEXING: 'on', EDITORS_PREVIEW: 'off' },
    organisation,
    renderer: () => ({ listedPaths: [] }),
    contentIndex: { read: async () => pages },
    security: { headers: {} },
    now: () => 0,
  } as unknown as DiscoveryOptions);
  const list = async (url: string) =>
    [...(await app.inject(url)).body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found = '']) => found);
  const files = await list('/sitemap.xml');
  expect(files).toHaveLength(2);
  const found = await Promise.all(files.map((url) => list(new URL(url).pathname)));
  expect(found.flat()).toEqual(pages.map(({ permalink }) => `https://site.test${permalink}`));
  expect((await app.inject('/sitemap-3.xml')).statusCode).toBe(404);
});

it('a content service without an index leaves a site without sitemap and feed, which is no error [2.9.4]', async () => {
  const { origin, log } = await start({}, 'rest_no_route');
  for (const path of ['/sitemap.xml', '/feed.xml', '/sitemap-1.xml']) {
    const response = await fetch(origin + path);
    expect([response.status, await response.text()]).toEqual([404, '']);
  }
  expect(await (await fetch(`${origin}/robots.txt`)).text()).not.toContain('Sitemap');
  expect(log).toEqual([]);
});

it.each([{ INDEXING: 'off' }, { EDITORS_PREVIEW: 'on' }])(
  'a site with %j is listed by no search engine [2.9.8]',
  async (env: Record<string, string>) => {
    const { origin } = await start(env);
    const page = await fetch(`${origin}/`);
    const isHidden = page.headers.get('x-robots-tag') === 'noindex';
    expect(isHidden || (await page.text()).includes('<meta name="robots" content="noindex">')).toBe(true);
    expect((await fetch(`${origin}/sitemap.xml`)).status).toBe(404);
    const robots = await (await fetch(`${origin}/robots.txt`)).text();
    expect(robots).not.toMatch(/Sitemap|Disallow: \/$/m);
  },
);

it.each([{ INDEXING: 'off' }, { EDITORS_PREVIEW: 'on' }])(
  'every response of a site with %j has X-Robots-Tag: files, feeds, redirects and errors, too [2.9.8]',
  async (env: Record<string, string>) => {
    const files: FastifyPluginAsync = async (app) =>
      void app.get('/picture.png', (_request, reply) => reply.type('image/png').send('picture'));
    const read = async (set: Record<string, string>) => {
      const services = { organisation, content: withIndex({ items, pages: 1 }), files };
      const { origin } = await startSite({ SITE_ORIGIN: 'https://site.test', ...set }, services);
      const paths = ['/', '/picture.png', '/feed.xml', '/manifest.webmanifest', '/news/a/', '/none.pdf'];
      const responses = paths.map((path) => fetch(origin + path, { redirect: 'manual' }));
      return (await Promise.all(responses)).map(({ headers }) => headers.get('x-robots-tag'));
    };
    expect(await read(env)).toEqual(Array.from({ length: 6 }, () => 'noindex'));
    expect((await read({})).slice(0, 5)).toEqual(Array.from({ length: 5 }, () => null));
  },
);

it('security.txt is absent without a contact [2.9.9]', async () => {
  const url = '/.well-known/security.txt';
  const { origin } = await startSite({}, { organisation: defineOrganisation(facts) });
  const without = await fetch(origin + url);
  expect([without.status, await without.text()]).toEqual([404, '']);
  const response = await fetch((await start()).origin + url);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toContain('Contact: mailto:a@house.example\n');
});

it('a missing file gets an empty response, and no page is read for it [2.9.10]', async () => {
  const paths: string[] = [];
  const content: RequestListener = (request, response) => {
    paths.push(new URL(request.url ?? '', 'http://content.test').searchParams.get('path') ?? '');
    withIndex({ items, pages: 1 })(request, response);
  };
  const { origin } = await startSite({ SITE_ORIGIN: 'https://site.test' }, { organisation, content });
  for (const path of ['/favicon.ico', '/assets/gone.js', '/news/picture.jpg']) {
    const response = await fetch(origin + path);
    expect([response.status, await response.text()]).toEqual([404, '']);
  }
  expect((await fetch(`${origin}/sitemap-9.xml`)).status).toBe(404);
  expect(paths.filter((path) => /favicon|gone|picture|sitemap/.test(path))).toEqual([]);
  await fetch(`${origin}/news/page`);
  expect(paths).toContain('/news/page');
});
