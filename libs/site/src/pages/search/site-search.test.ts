import { createHmac } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { organisation as first } from '@guildhall/website-organisation';
import { describe, expect, it, onTestFinished } from 'vitest';
import { frontPage, startSite, webhookSecret } from '../../host/site.fixture.ts';
import { createSiteSearch, type SiteSearchOptions } from './site-search.ts';

type Raw = Record<string, unknown>;

const entry = (title: string, text: string, more: Raw = {}): Raw => ({
  ...{ ...frontPage, title, postType: 'news', permalink: undefined },
  content: [{ blockName: 'acf/text', textType: 'p', html: text }],
  ...more,
});

/** A content service with these entries and their list. */
function createContent(entries: Record<string, Raw>) {
  const service = { entries, isDown: false, reads: [] as { path: string | null; key: unknown }[] };
  const content: RequestListener = ({ url = '', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://content.test');
    const path = searchParams.get('path');
    if (pathname === '/wp-json/entry/api') service.reads.push({ path, key: headers['x-content-key'] });
    const published = Object.entries(service.entries).filter(
      ([, { postStatus }]) => postStatus === 'publish',
    );
    const responses: Record<string, unknown> = {
      '/wp-json/maindata/api': { _en_maindata: {} },
      '/wp-json/entry/api': service.entries[path ?? ''] ?? {},
      '/wp-json/index/api': {
        items: published.map(([permalink, { title }]) => ({ permalink, title })),
        pages: 1,
      },
    };
    response.writeHead(service.isDown ? 503 : 200, { 'content-type': 'application/json' });
    response.end(service.isDown ? '{}' : JSON.stringify(responses[pathname] ?? {}));
  };
  return { service, content };
}

type Site = Awaited<ReturnType<typeof startSite>>;

const search = (site: Site, query: string, path = '/search') =>
  fetch(`${site.origin}${path}?${new URLSearchParams({ q: query })}`);

/** Searches until the background has indexed or forgotten what the test expects. */
const waitFor = (site: Site, query: string, check: (html: string) => boolean, path?: string) =>
  expect
    .poll(async () => check(await (await search(site, query, path)).text()), { timeout: 10_000 })
    .toBe(true);

const notify = (site: Site, event: object) => {
  const payload = JSON.stringify(event);
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', webhookSecret).update(`${timestamp}.${payload}`).digest('hex');
  return site.app.inject({
    ...{ method: 'POST', url: '/_content-events', payload },
    headers: {
      'content-type': 'application/json',
      'x-guildhall-timestamp': timestamp,
      'x-guildhall-signature': `sha256=${signature}`,
    },
  });
};

const many = { RATE_LIMIT_PER_MINUTE: '400000' };

describe('the search page', () => {
  it('shows the pages that it finds, for this visitor alone and not for search engines [2.10.1] [2.10.2]', async () => {
    const { content } = createContent({ '/tide': entry('Tide <tables>', 'High & low <b>water</b> marks.') });
    const site = await startSite(many, { content });
    await waitFor(site, 'water', (html) => html.includes('href="/tide"'));
    const response = await search(site, 'low water');
    const html = await response.text();
    expect(html).toContain('Tide &lt;tables&gt;');
    expect(html).toContain('High &amp; <mark>low</mark> <mark>water</mark> marks.');
    expect(html).toContain('1 page for “low water”');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('value="low water"');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, max-age=60');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('compresses results quickly, because they are sent once', async () => {
    const { content } = createContent({ '/tide': entry('Tide', 'water') });
    const site = await startSite(many, { content });
    await waitFor(site, 'water', (html) => html.includes('href="/tide"'));
    const response = await fetch(`${site.origin}/search?q=water`, { headers: { 'accept-encoding': 'br' } });
    const html = await response.text();
    const countBytes = (quality: number) =>
      brotliCompressSync(html, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
        },
      }).length;
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(countBytes(5)).not.toBe(countBytes(11));
    expect(response.headers.get('content-length')).toBe(String(countBytes(5)));
  });

  it('is the same for everyone without a query, and redirects other spellings of its path', async () => {
    const site = await startSite();
    const response = await fetch(`${site.origin}/search?q=+`);
    expect(await response.text()).toContain('role="search"');
    expect(response.headers.get('cache-control')).toMatch(/^public/);
    expect((await fetch(`${site.origin}/search/`, { redirect: 'manual' })).headers.get('location')).toBe(
      '/search',
    );
  });

  it('has a link to it in the header of every page, also of the 404 page [2.10.1]', async () => {
    const { content } = createContent({ '/': entry('Home', 'x'), '/tide': entry('Tide', 'x') });
    const site = await startSite(many, { content });
    for (const path of ['/', '/tide', '/search', '/no-such-page'])
      expect(await (await fetch(site.origin + path)).text(), path).toMatch(
        /<header.*<a [^>]*href="\/search#q".*<\/header>/s,
      );
  });

  it('is on the 404 page and on the page for what cannot be read [2.10.11]', async () => {
    const { content, service } = createContent({ '/': entry('Home', 'x') });
    const site = await startSite(many, { content });
    const missing = await fetch(`${site.origin}/no-such-page`);
    service.isDown = true;
    const unavailable = await fetch(`${site.origin}/not-read-yet`);
    expect([missing.status, unavailable.status]).toEqual([404, 503]);
    for (const response of [missing, unavailable])
      expect(await response.text()).toMatch(/<main.*<form [^>]*role="search" action="\/search".*<\/main>/s);
  });

  it('shows the date of news, articles and cases, and of nothing else [2.10.2]', async () => {
    const types = ['news', 'blog', 'cases', 'page', 'people', 'calendar'];
    const { content } = createContent(
      Object.fromEntries(
        types.map((postType) => [
          `/${postType}`,
          entry(`Tide of ${postType}`, 'x', { postType, postDate: '20260305' }),
        ]),
      ),
    );
    const site = await startSite(many, { content });
    await waitFor(site, 'tide', (html) => html.includes('6 pages for'));
    const html = await (await search(site, 'tide')).text();
    const dated = [
      ...html.matchAll(/<li[^>]*>(?:(?!<\/li>).)*?Tide of (?:<[^>]+>)?(\w+)(?:(?!<\/li>).)*<\/li>/gs),
    ]
      .filter(([item]) => item.includes('March 05, 2026'))
      .map(([, type]) => type);
    expect(dated.sort()).toEqual(['blog', 'cases', 'news']);
  });

  it('shows HTML in a query as text, in the page and in its title [2.10.8]', async () => {
    const site = await startSite(many);
    const html = await (await search(site, '"><script>alert(1)</script>')).text();
    expect(html).not.toContain('<script>alert');
  });

  it('has pages of results, up to the fiftieth [2.10.2]', async () => {
    const entries = Array.from({ length: 23 }, (_, number) => [`/t${number}`, entry(`Tide ${number}`, 'x')]);
    const { content } = createContent(Object.fromEntries(entries) as Record<string, Raw>);
    const site = await startSite(many, { content });
    await waitFor(site, 'tide', (html) => html.includes('23 pages for'));
    const third = await (await fetch(`${site.origin}/search?q=tide&page=3`)).text();
    expect(third.match(/<h3>/g)).toHaveLength(3);
    expect(third).toContain('Page 3 of 3');
    expect((await fetch(`${site.origin}/search?q=tide&page=51`)).status).toBe(404);
  });

  it('says that it cannot search before the texts have been read, with status 503 [2.10.6]', async () => {
    const { content, service } = createContent({});
    service.isDown = true;
    const site = await startSite({}, { content });
    const response = await search(site, 'tide');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await response.text()).toContain('We cannot search the pages right now');
  });

  it('still finds pages while the content service is down [2.10.6]', async () => {
    const { content, service } = createContent({ '/tide': entry('Tide', 'Water') });
    const site = await startSite(many, { content });
    await waitFor(site, 'tide', (html) => html.includes('href="/tide"'));
    service.isDown = true;
    expect(await (await search(site, 'water')).text()).toContain('href="/tide"');
  });

  it('forgets what an event says is private, renamed or taken down, and never reads with a key [2.10.5]', async () => {
    const { content, service } = createContent({
      '/a': entry('Tide A', 'x'),
      '/b': entry('Tide B', 'x'),
      '/c': entry('Tide C', 'x'),
      '/secret': entry('Tide secret', 'x', { postStatus: 'private', hasAccess: false }),
    });
    const site = await startSite(many, { content });
    await waitFor(site, 'tide', (html) => html.includes('3 pages for'));
    service.entries = {
      '/a': entry('Tide A', 'x', { postStatus: 'private', hasAccess: false }),
      '/c-new': entry('Tide C', 'x'),
      '/c': { redirect: '/c-new' },
    };
    expect((await notify(site, { paths: ['/a', '/b', '/c'] })).statusCode).toBe(204);
    await waitFor(site, 'tide', (html) => !/href="\/[abc]"/.test(html));
    expect(await (await search(site, 'secret')).text()).not.toContain('Tide secret');
    expect(service.reads.filter(({ key }) => key !== undefined)).toEqual([]);
  });

  it('refuses a visitor who searches too often, with a page that says so, and no other [2.10.9]', async () => {
    const site = await startSite({ RATE_LIMIT_PER_MINUTE: '8', TRUSTED_PROXIES: '127.0.0.1' });
    const from = (ip: string) =>
      fetch(`${site.origin}/search?q=tide`, { headers: { 'x-forwarded-for': ip } });
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await from('198.51.100.1')).status);
    expect(statuses).toEqual([503, 503, 429]);
    const refusal = await from('198.51.100.1');
    expect([refusal.headers.get('retry-after'), refusal.headers.get('cache-control')]).toEqual([
      '60',
      'no-store',
    ]);
    expect(await refusal.text()).toContain(
      'You have searched many times in a short time. Wait a minute, then search again.',
    );
    expect((await from('198.51.100.2')).status).toBe(503);
  });

  it('lets one visitor search thirty times a minute [2.10.9]', async () => {
    const site = await startSite();
    const statuses = [];
    for (let count = 0; count < 31; count++) statuses.push((await search(site, `tide ${count}`)).status);
    expect(statuses).toEqual([...Array<number>(30).fill(503), 429]);
  });

  it('stores no query in any file [2.10.9]', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'guildhall-search-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const { content } = createContent({ '/tide': entry('Tide', 'Water') });
    const site = await startSite({ ...many, CACHE_DIR: folder }, { content });
    await waitFor(site, 'tide', (html) => html.includes('href="/tide"'));
    expect(await (await search(site, 'yesterday water')).text()).toContain('href="/tide"');
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
      one.isFile(),
    );
    const stored = await Promise.all(
      files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')),
    );
    expect(stored.join()).toContain('Water');
    expect(stored.join()).not.toContain('yesterday');
    expect(files.map(({ name }) => name).join()).not.toContain('yesterday');
  });

  it('leaves no query in the log [2.10.9]', async () => {
    const api: RequestListener = (_request, response) => void response.writeHead(500).end();
    const { content, service } = createContent({});
    service.isDown = true;
    const site = await startSite({ ...many, LOG_LEVEL: 'debug' }, { content, api });
    await search(site, 'yesterday');
    expect(JSON.stringify(site.log)).not.toContain('yesterday');
  });

  it('is at the organisation’s path, and without a search there is no trace of it [2.10.7]', async () => {
    const { content } = createContent({ '/tide': entry('Tide', 'x'), '/search': entry('An entry', 'x') });
    const german = await startSite(many, { content, organisation: { ...first, search: '/find' } });
    await waitFor(german, 'tide', (html) => html.includes('href="/tide"'), '/find');
    expect(await (await fetch(`${german.origin}/search`)).text()).toContain('An entry');
    const none = await startSite({}, { content, organisation: { ...first, search: false } });
    const html = await (await fetch(`${none.origin}/search`)).text();
    expect(html).toContain('An entry');
    expect(html).not.toContain('href="/search');
    expect(html).not.toContain('aria-label="Search"');
    expect(html).not.toContain('role="search"');
    expect((await fetch(`${none.origin}/find`)).status).toBe(404);
  });
});

describe('a search that covers only a part', () => {
  const noIndex: RequestListener = ({ url = '' }, response) => {
    const isIndex = url.startsWith('/wp-json/index/');
    response.writeHead(isIndex ? 404 : 200, { 'content-type': 'application/json' });
    const body = isIndex
      ? { code: 'rest_no_route' }
      : url.includes('maindata')
        ? { _en_maindata: {} }
        : frontPage;
    response.end(JSON.stringify(body));
  };
  const noShop: RequestListener = (_request, response) => void response.writeHead(503).end('{}');
  const withoutShop = { ...first, switches: { ...first.switches, shop: false } };

  it('says that it covers no pages, if the content service does not list them, and logs it once [2.10.12]', async () => {
    const site = await startSite(
      { ...many, LOG_LEVEL: 'info' },
      { content: noIndex, organisation: withoutShop },
    );
    const text = 'The pages of this site cannot be searched';
    await waitFor(site, 'tide', (html) => html.includes(text));
    const response = await search(site, 'water');
    expect([response.status, response.headers.get('retry-after')]).toEqual([200, null]);
    expect(await response.text()).not.toContain('Try again in a minute');
    const lines = site.log.filter(({ msg }) => String(msg).includes('does not list its entries'));
    expect(lines).toHaveLength(1);
  });

  it('says what it covers and that the shop cannot be searched, with status 503, if nothing was [2.10.12]', async () => {
    const site = await startSite(many, { content: noIndex, api: noShop });
    await waitFor(site, 'tide', (html) => html.includes('This search covers the shop'));
    const response = await search(site, 'water');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('We cannot search the shop right now');
  });

  it('shows the pages and says that the shop cannot be searched, and logs that once [2.10.10] [2.10.12]', async () => {
    const { content } = createContent({ '/tide': entry('Tide', 'Water') });
    const site = await startSite(many, { content, api: noShop });
    await waitFor(site, 'tide', (html) => html.includes('href="/tide"'));
    const response = await search(site, 'water');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('1 page for “water”');
    expect(html).toContain('We cannot search the shop right now');
    const lines = site.log.filter(({ msg }) => String(msg) === 'the shop cannot be read');
    expect(lines).toHaveLength(1);
  });
});

describe('products', () => {
  const found = { count: 0, hits: [], isPartial: false };
  const product = { id: 'p' } as never;
  const create = (
    searchProducts: NonNullable<SiteSearchOptions['shop']>['searchProducts'] | undefined,
    more: Partial<SiteSearchOptions> = {},
  ) =>
    createSiteSearch({
      index: { readQuery: (text) => ({ text, terms: [{ word: text, isPrefix: true }] }), find: () => found },
      indexer: { isComplete: () => true },
      hasPages: () => true,
      ...(searchProducts && { shop: { searchProducts } }),
      policy: {
        contentOrigin: 'https://content.test',
        siteOrigin: 'https://www.test',
        mediaOrigins: [],
        frameHosts: [],
      },
      onError: () => undefined,
      ...more,
    });

  it('are found beside the pages, on the first page of results [2.10.10]', async () => {
    const searchSite = create(async () => ({ outcome: 'found', products: [product], count: 7, more: true }));
    expect(await searchSite('tide', 1)).toMatchObject({ products: { items: [product], count: 7 } });
    expect(await searchSite('tide', 2)).not.toHaveProperty('products');
    expect(await create(undefined)('tide', 1)).not.toHaveProperty('products');
  });

  it('that fail or take too long leave the pages [2.10.10]', async () => {
    const failed = create(async () => ({ outcome: 'failed', reason: 'down' }));
    expect(await failed('tide', 1)).toMatchObject({ state: 'searched', products: 'failed' });
    const silent = create(() => new Promise(() => undefined), { deadlineMs: 1 });
    expect(await silent('tide', 1)).toMatchObject({ state: 'searched', products: 'failed' });
  });

  it('are all that is searched if the content service does not list its entries [2.10.12]', async () => {
    const hasPages = () => false;
    const indexer = { isComplete: () => false };
    const found = create(async () => ({ outcome: 'found', products: [product], count: 1, more: false }), {
      ...{ hasPages, indexer },
    });
    expect(await found('tide', 1)).toMatchObject({ state: 'without-pages', products: { count: 1 } });
    const alone = create(undefined, { hasPages, indexer });
    expect(await alone('tide', 1)).toEqual({ state: 'without-pages', text: 'tide' });
  });

  it('are shown while the pages cannot be searched', async () => {
    const errors: unknown[] = [];
    const searchSite = create(
      async () => ({ outcome: 'found', products: [product], count: 1, more: false }),
      {
        index: {
          readQuery: (text) => ({ text, terms: [{ word: text, isPrefix: true }] }),
          find: () => {
            throw new Error('broken');
          },
        },
        onError: (error) => errors.push(error),
      },
    );
    expect(await searchSite('tide', 1)).toMatchObject({ state: 'unavailable', products: { count: 1 } });
    expect(errors).toEqual([new Error('broken')]);
  });
});
