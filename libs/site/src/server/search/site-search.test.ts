import { createHmac } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { organisation as first } from '@guildhall/website-organisation';
import { describe, expect, it } from 'vitest';
import { frontPage, startSite, webhookSecret } from '../site.fixture.ts';
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

const many = { SEARCHES_PER_MINUTE: '100000' };

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

  it('is the same for everyone without a query, and redirects other spellings of its path', async () => {
    const site = await startSite();
    const response = await fetch(`${site.origin}/search?q=+`);
    expect(await response.text()).toContain('role="search"');
    expect(response.headers.get('cache-control')).toMatch(/^public/);
    expect((await fetch(`${site.origin}/search/`, { redirect: 'manual' })).headers.get('location')).toBe(
      '/search',
    );
  });

  it('shows HTML in a query as text, in the page and in its title [2.10.8]', async () => {
    const site = await startSite(many);
    const html = await (await search(site, '"><script>alert(1)</script>')).text();
    expect(html).not.toContain('<script>alert');
  });

  it('has pages of results, up to the fiftieth', async () => {
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
    const site = await startSite({ SEARCHES_PER_MINUTE: '2', TRUSTED_PROXIES: '127.0.0.1' });
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
    expect(await refusal.text()).toContain('You have searched many times in a short time');
    expect((await from('198.51.100.2')).status).toBe(503);
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
