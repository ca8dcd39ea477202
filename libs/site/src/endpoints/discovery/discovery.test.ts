import type { IndexItem } from '@guildhall/cms-client';
import { describe, expect, it } from 'vitest';
import { renderSiteHead } from '../../page/site-head.ts';
import { renderFeed } from './feed.ts';
import { renderRobots } from './robots.ts';
import { renderSecurityText } from './security-txt.ts';
import { readShopPaths } from './shop-paths.ts';
import { createSitemapPages } from './sitemap-pages.ts';
import { renderSitemap } from './sitemap.ts';
import { renderWebManifest } from './web-manifest.ts';

const siteOrigin = 'https://www.example';
const item = (permalink: string, more: Partial<IndexItem> = {}) =>
  ({ permalink, title: permalink, postType: 'page', ...more }) as IndexItem;
const listLocations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

describe('the sitemap', () => {
  it('names every page in full, with the time of its last change if that is known [2.9.4]', () => {
    const { main, parts } = renderSitemap(
      [{ path: '/' }, { path: '/a&b', modified: '2026-03-06T10:00:00+01:00' }],
      siteOrigin,
    );
    expect(main).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
        '<url><loc>https://www.example/</loc></url>' +
        '<url><loc>https://www.example/a&amp;b</loc><lastmod>2026-03-06T10:00:00+01:00</lastmod></url></urlset>',
    );
    expect(parts).toEqual([]);
  });

  it('is an index of several files beyond the limit of one [2.9.4]', () => {
    const pages = Array.from({ length: 50_001 }, (_none, at) => ({ path: `/${at}` }));
    const { main, parts } = renderSitemap(pages, siteOrigin);
    expect(listLocations(main)).toEqual([`${siteOrigin}/sitemap-1.xml`, `${siteOrigin}/sitemap-2.xml`]);
    expect(main).toContain('<sitemapindex');
    expect(parts.map((part) => listLocations(part).length)).toEqual([50_000, 1]);
  });

  it('lists entries, the site’s own pages and the shop, each once [2.9.4]', async () => {
    const read = createSitemapPages({
      contentIndex: { read: async () => [item('/'), item('/map', { modified: '2026-01-01' })] },
      ownPaths: () => ['/map'],
      readShopPaths: async () => ['/p', '/p/tides'],
      now: () => 0,
    });
    expect(await read()).toEqual([{ path: '/' }, { path: '/map' }, { path: '/p' }, { path: '/p/tides' }]);
  });

  it('keeps the shop’s pages while the shop cannot be read, and tries again after a minute [2.9.4]', async () => {
    let [now, reads] = [0, 0];
    const [items, own] = [[item('/')], [] as string[]];
    const responses = [['/p'], undefined, ['/p', '/p/new']];
    const read = createSitemapPages({
      contentIndex: { read: async () => items },
      ownPaths: () => own,
      readShopPaths: async () => responses[reads++],
      now: () => now,
    });
    const readAt = async (time: number) => {
      now = time;
      return (await read())?.map(({ path }) => path);
    };
    const first = await read();
    expect(await read()).toBe(first);
    expect(await readAt(3_600_000)).toEqual(['/', '/p']);
    expect(await readAt(3_659_999)).toEqual(['/', '/p']);
    expect(reads).toBe(2);
    expect(await readAt(3_660_000)).toEqual(['/', '/p', '/p/new']);
  });

  it('is missing without an index of the content [2.9.4]', async () => {
    const contentIndex = { read: async () => undefined };
    expect(await createSitemapPages({ contentIndex, ownPaths: () => [], now: () => 0 })()).toBeUndefined();
  });

  it('has all pages of every collection that has products [2.9.4]', async () => {
    const products = (...handles: string[]) => handles.map((handle) => ({ handle }));
    const found = (list: unknown, more = false) => ({ outcome: 'found', products: list, more });
    const pages: Record<string, unknown> = {
      'prints 1': found(products('a', 'b'), true),
      'prints 2': found(products('b', 'c')),
      'empty 1': found([]),
      'gone 1': { outcome: 'missing' },
    };
    const shop = (broken?: string) =>
      ({
        readCollections: async () => ({
          outcome: broken === 'all' ? 'failed' : 'found',
          collections: products('prints', 'empty', 'gone'),
        }),
        readCollectionPage: async (handle: string, { page }: { page: number }) =>
          handle === broken ? { outcome: 'failed' } : pages[`${handle} ${page}`],
      }) as unknown as Parameters<typeof readShopPaths>[0];
    expect(await readShopPaths(shop())).toEqual(['/p', '/p/collections/prints', '/p/a', '/p/b', '/p/c']);
    expect(await readShopPaths(shop('gone'))).toBeUndefined();
    expect(await readShopPaths(shop('all'))).toBeUndefined();
  });
});

describe('the feed', () => {
  const options = {
    ...{ title: 'The House', description: 'A <house>', language: 'en', siteOrigin },
    types: ['news', 'blog'],
  };

  it('lists news and nothing else, the newest first, with text that is HTML for readers [2.9.5]', () => {
    const feed = renderFeed(
      [
        item('/news/a', { postType: 'news', postDate: '20260305', title: 'Fish & chips' }),
        item('/about', { postDate: '20260401' }),
        item('/blog/b', { postType: 'blog', postDate: '20261112', description: 'a < b & \u0000c' }),
        item('/news/undated', { postType: 'news' }),
      ],
      options,
    );
    expect(feed).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>' +
        '<title>The House</title><link>https://www.example/</link><description>A &lt;house&gt;</description>' +
        '<language>en</language>' +
        '<atom:link href="https://www.example/feed.xml" rel="self" type="application/rss+xml"/>' +
        '<item><title>/blog/b</title><link>https://www.example/blog/b</link><guid>https://www.example/blog/b</guid>' +
        '<pubDate>Thu, 12 Nov 2026 00:00:00 GMT</pubDate><description>a &amp;lt; b &amp;amp; c</description></item>' +
        '<item><title>Fish &amp; chips</title><link>https://www.example/news/a</link><guid>https://www.example/news/a</guid>' +
        '<pubDate>Thu, 05 Mar 2026 00:00:00 GMT</pubDate></item></channel></rss>',
    );
  });

  it('has the newest thirty items, wherever the list has them [2.9.5]', () => {
    const news = Array.from({ length: 40 }, (_none, at) =>
      item(`/news/${at}`, { postType: 'news', postDate: `2026${at < 20 ? '03' : '04'}${10 + (at % 20)}` }),
    );
    const found = [...renderFeed(news, options).matchAll(/<guid>[^<]*\/news\/(\d+)</g)].map(([, at]) =>
      Number(at),
    );
    expect(found).toEqual(Array.from({ length: 30 }, (_none, at) => 39 - at));
  });
});

it('robots.txt names the sitemap, and hides no page that says itself that it is not to be listed [2.9.6]', () => {
  expect(renderRobots(siteOrigin, true)).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://www.example/sitemap.xml\n',
  );
  expect(renderRobots(siteOrigin, false)).not.toContain('Sitemap');
});

it('the web app manifest has the organisation’s name, colour and icons [2.9.11]', () => {
  const { manifest: look } = renderSiteHead({
    themeColours: { light: '#abcdef', dark: '#123456' },
    links: [{ rel: 'icon', href: '/mark.svg', type: 'image/svg+xml' }],
    icon: { href: '/touch.png', width: 192, height: 192 },
  });
  expect(JSON.parse(renderWebManifest({ name: 'The House', language: 'de', look }))).toMatchObject({
    ...{ name: 'The House', lang: 'de', theme_color: '#abcdef', background_color: '#abcdef' },
    icons: [
      { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/touch.png', sizes: '192x192', type: 'image/png' },
    ],
  });
});

it('security.txt has contacts, expiry, language and its own URL, as RFC 9116 requires [2.9.9]', () => {
  const urls = ['mailto:security@house.example', 'https://house.example/report'];
  expect(renderSecurityText({ urls, expires: '2027-06-30', language: 'de', siteOrigin })).toBe(
    'Contact: mailto:security@house.example\nContact: https://house.example/report\n' +
      'Expires: 2027-06-30T00:00:00.000Z\nPreferred-Languages: de\n' +
      'Canonical: https://www.example/.well-known/security.txt\n',
  );
});
