import type { RequestListener } from 'node:http';
import { organisation } from '@guildhall/website-organisation';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { exampleChrome } from '../chrome/chrome.fixture.tsx';
import { createRenderer } from './create-renderer.tsx';
import { frontPage, startSite } from './site.fixture.ts';

const renderer = createRenderer({
  chrome: exampleChrome,
  pages: { '/map': { title: 'The map', Page: () => createElement('h1', {}, 'The map') } },
});
const accessibility = {
  path: '/accessibility',
  status: 'full',
  preparedOn: '2026-11-23',
  exceptions: { nonCompliance: [], disproportionateBurden: [], outOfScope: [] },
  contact: { email: 'access@house.example' },
} as const;
const taken = ['/search', '/cart', '/login', '/p', '/p/tides', '/map', '/accessibility'];
const items = [...taken, '/shop', '/news/a'].map((permalink) => ({
  ...{ permalink, title: `Entry at ${permalink}`, postType: 'news', postDate: '20260305' },
}));

async function start() {
  const read: string[] = [];
  const content: RequestListener = ({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://content.test');
    const path = searchParams.get('path') ?? '';
    if (pathname === '/wp-json/entry/api') read.push(path);
    const responses: Record<string, object> = {
      '/wp-json/maindata/api': { _en_maindata: {} },
      '/wp-json/index/api': { items, pages: 1 },
      '/wp-json/entry/api': { ...frontPage, permalink: path },
    };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(responses[pathname] ?? {}));
  };
  const own = { ...organisation, accessibility, feedTypes: ['news'] } as const;
  const services = { organisation: own, content, renderer: () => renderer };
  const { origin, log } = await startSite({ SITE_ORIGIN: 'https://site.test' }, services);
  const get = async (path: string) => (await fetch(origin + path)).text();
  return { read, log, get };
}

it('an entry at an address of the site’s own pages is in no sitemap, feed and search [2.9.12]', async () => {
  const { read, get } = await start();
  const feed = await get('/feed.xml');
  expect([...feed.matchAll(/<link>https:\/\/site\.test(\/[^<]+)</g)].map(([, path]) => path)).toEqual([
    '/shop',
    '/news/a',
  ]);
  const sitemap = await get('/sitemap.xml');
  for (const path of ['/shop', '/news/a', '/map', '/accessibility'])
    expect(sitemap.split(`<loc>https://site.test${path}</loc>`), path).toHaveLength(2);
  for (const path of ['/search', '/cart', '/login', '/p/tides'])
    expect(sitemap).not.toContain(`<loc>https://site.test${path}</loc>`);
  expect(await get('/search?q=front')).toContain('href="/news/a"');
  expect(read.filter((path) => taken.includes(path))).toEqual([]);
});

it('an entry at an address of the site’s own pages is logged once, with what to do [2.9.12]', async () => {
  const { log, get } = await start();
  await get('/sitemap.xml');
  await get('/feed.xml');
  const lines = log.filter(({ msg }) => String(msg).includes('the site has a page of its own'));
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'warn',
      paths: taken,
      msg: 'visitors do not see these entries: the site has a page of its own at each address; choose others for them',
    }),
  ]);
});
