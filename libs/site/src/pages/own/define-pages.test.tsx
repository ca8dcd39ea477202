import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { exampleChrome } from '../../chrome/chrome.fixture.tsx';
import { checkSite } from '../../host/check-site.ts';
import { createRenderer } from '../../host/create-renderer.tsx';
import { frontPage, startSite } from '../../host/site.fixture.ts';
import type { SitePage } from '../../site-definition.ts';
import { definePages } from './define-pages.ts';
import { builtInBlocks } from '@guildhall/cms-client';
import { organisation } from '@guildhall/website-organisation';

interface Tides {
  name: string;
  high: string;
}

const places: Record<string, Tides | Error> = {
  harbour: { name: 'Harbour', high: '04:12' },
  bay: new Error('no connection'),
};

const tides = definePages({
  path: '/tides/:place',
  async load({ place }) {
    const found = places[place];
    if (found instanceof Error) throw found;
    return found;
  },
});

const tidesPage: SitePage<Tides> = {
  title: ({ name }) => `Tides in ${name}`,
  Page: ({ data }) => (
    <h1>
      {data.name}: {data.high}
    </h1>
  ),
};

const renderer = createRenderer({ chrome: exampleChrome, pages: { '/tides/:place': tidesPage } });

/** Pages of the content service at every path. */
const content: RequestListener = ({ url = '' }, response) => {
  const permalink = new URL(url, 'http://content.test').searchParams.get('path') ?? '/';
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(url.includes('maindata') ? { _en_maindata: {} } : { ...frontPage, permalink }));
};

async function start() {
  const site = await startSite({}, { content, pages: [tides], renderer: () => renderer });
  const visit = async (url: string) => {
    const { statusCode, body, headers } = await site.app.inject(url);
    return { status: statusCode, html: body, cacheControl: headers['cache-control'] };
  };
  return { ...site, visit };
}

it('shows a page of its own with the data of its path, cached as every page is', async () => {
  const { visit } = await start();
  const { status, html, cacheControl } = await visit('/tides/harbour');
  expect([status, cacheControl]).toEqual([200, expect.stringContaining('public, max-age=0')]);
  expect(html).toContain('<title>Tides in Harbour');
  expect(html).toContain('<h1>Harbour: 04:12</h1>');
  expect((await visit('/tides')).html).toContain('Front page');
  expect((await visit('/tides/harbour/today')).html).toContain('Front page');
});

it('is a 404 without data, and says to try again if the data cannot be read, which is logged', async () => {
  const { visit, log } = await start();
  expect((await visit('/tides/moon')).status).toBe(404);
  expect((await visit('/tides/bay')).status).toBe(503);
  expect(log.map(({ msg, path }) => [msg, path])).toContainEqual([
    'a page of the site cannot be read',
    '/tides/bay',
  ]);
});

it('is refused without a view, and a view without data too', () => {
  const check = (pages: readonly { path: string }[], pagePaths: readonly string[]) => () =>
    checkSite({ organisation, blocks: builtInBlocks, pages, renderer: { ...renderer, pagePaths } });
  expect(check([tides], renderer.pagePaths)).not.toThrow();
  expect(check([tides], [])).toThrow('The pages at /tides/:place have no view');
  expect(check([], renderer.pagePaths)).toThrow('The pages at /tides/:place have no data');
});

it.each(['/:place', '/:a/:b', '/tides/:Place', '/tides/x:place', '/p/:place'])('cannot be at %s', (path) => {
  const pages = { [path]: tidesPage };
  expect(() => createRenderer({ chrome: exampleChrome, pages })).toThrow(`No page can be at ${path}. Choose`);
});
