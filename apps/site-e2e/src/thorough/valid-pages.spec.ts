// cspell:ignore gibt hedwig anmelden bereich mein passwort bootsliste eine hinweis für inhalt ist liste nicht gültig redaktion sein suche barrierefreiheit quecksilber
import { createHmac } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { listHtmlFaults } from '../../../../config/html-faults.ts';
import { crawl, type CrawledPage } from '../stack/crawl.ts';
import { findMenu, findPortal, openProfile } from '../stack/members-area.ts';
import { startMembersStack } from '../stack/members-stack.ts';
import { firstOrganisation, secondOrganisation, type StackOrganisation } from '../stack/organisations.ts';
import { readPageHead } from '../stack/page-head.ts';
import { readPictureSize } from '../stack/picture-size.ts';
import { provideToFile } from '../stack/provide-to-file.ts';
import type { Stack } from '../stack/stack.ts';
import { listStructuredDataFaults } from '../stack/structured-data-faults.ts';
import { expect, test as base } from '../stack/test.ts';

interface Example {
  organisation: StackOrganisation;
  /** Pages that the sitemap does not name, with their status. */
  unlisted: Readonly<Record<string, number>>;
  /** A search with results. */
  search: string;
  /** Path of its accessibility statement. */
  accessibility: string;
  /** Parts of the notice for editors about the block that cannot be shown. */
  notice: readonly string[];
  /** Types of the structured data of all pages together. */
  types: readonly string[];
}

interface Site {
  stack: Stack;
  pages: readonly CrawledPage[];
}

const first: Example = {
  organisation: firstOrganisation,
  unlisted: {
    '/no/such/page': 404,
    '/cart': 200,
    '/p/no-such-product': 404,
    '/p?q=tides': 200,
    '/p?q=quicksilver': 200,
    '/search': 200,
    '/search?q=quicksilver': 200,
    '/login': 200,
    '/profile': 200,
    '/reset-password': 200,
    '/members/reading-room': 200,
    '/_offline': 200,
    '/_consent': 200,
  },
  search: '/search?q=island',
  accessibility: '/accessibility',
  notice: ['aria-label="Notice for editors"', 'Its content is not valid (slides: expected a list'],
  types: ['Organization', 'Article', 'Event', 'Product', 'CollectionPage', 'WebPage', 'BreadcrumbList'],
};

const second: Example = {
  organisation: secondOrganisation,
  unlisted: {
    '/gibt/es/nicht': 404,
    '/p': 404,
    '/suche': 200,
    '/suche?q=quecksilber': 200,
    '/anmelden': 200,
    '/mein-bereich': 200,
    // Members log in by links.
    '/passwort': 404,
    '/bootsliste': 200,
    '/_offline': 200,
    '/_consent': 200,
  },
  search: '/suche?q=hedwig',
  accessibility: '/barrierefreiheit',
  notice: ['aria-label="Hinweis für die Redaktion"', 'Sein Inhalt ist nicht gültig (slides: eine Liste'],
  types: ['Organization', 'Article', 'Event', 'WebPage', 'BreadcrumbList'],
};

const previewSecret = 'a-secret-for-previews';

/** A draft with a block about which editors are told. */
const draft = {
  ...{ id: 9_200, title: 'A draft', permalink: '/a-draft', postType: 'page', postStatus: 'draft' },
  content: [
    { blockName: 'acf/page-title', idd: 'a', attrs: [], title: 'A draft' },
    { blockName: 'acf/slider', idd: 'b', attrs: [], slides: [] },
  ],
};

let visitor = 0;

/** Each request is from another address, so that no limit of reads counts. */
function get(url: string): Promise<Response> {
  visitor += 1;
  return fetch(url, { headers: { 'x-forwarded-for': `10.78.${visitor >> 8}.${visitor & 255}` } });
}

function createPreviewPath(): string {
  const signed = `${draft.id}.${Math.floor(Date.now() / 1000) + 600}`;
  return `/preview?ticket=${signed}.${createHmac('sha256', previewSecret).update(signed).digest('hex')}`;
}

async function readSitemap(origin: string): Promise<string[]> {
  const xml = await (await get(`${origin}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace(origin, ''));
}

/** Starts a site with every part switched on, and reads its pages. */
async function startSite({ organisation, unlisted, search }: Example): Promise<Site> {
  const stack = await startMembersStack({}, {}, organisation, ({ origin }) => ({
    TAG_SCRIPT_URL: `${origin}/tags/gtm.js?id=GTM-SANDBOX`,
    CONTENT_PREVIEW_KEY: 'sandbox-preview-key',
    PREVIEW_SECRET: previewSecret,
    SERVICE_WORKER: 'on',
  }));
  const { origin } = stack.site;
  await stack.sandbox.putEntry('/a-draft', draft);
  const readResults = async () => (await get(origin + search)).text();
  await expect.poll(readResults, { timeout: 30_000 }).toContain('<mark>');
  const paths = [...(await readSitemap(origin)), ...Object.keys(unlisted), search, createPreviewPath()];
  return { stack, pages: await crawl(origin, paths, get) };
}

const getSites = provideToFile<ReadonlyMap<Example, Site>>(base, async (use) => {
  const sites = new Map<Example, Site>();
  for (const example of [first, second]) sites.set(example, await startSite(example));
  await use(sites);
  for (const { stack } of sites.values()) await stack.stop();
});

const test = base.extend<{ sites: ReadonlyMap<Example, Site> }>({
  sites: [async ({}, use) => use(await getSites()), { timeout: 120_000 }],
});

// The browser reports a worker that is blocked.
test.use({ serviceWorkers: 'allow' });
test.use({ baseURL: async ({ sites }, use) => use(sites.get(first)?.stack.site.origin) });

/** Lists the faults of pages, with their paths. */
async function listAllFaults(pages: readonly CrawledPage[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, html } of pages)
    for (const fault of await listHtmlFaults(html)) faults.push(`${path}: ${fault}`);
  return faults;
}

for (const example of [first, second]) {
  test.describe(`the site of ${example.organisation.name}`, () => {
    test('every page is valid HTML, those for members, editors and errors included [2.3.15]', async ({
      sites,
    }) => {
      const { stack, pages } = sites.get(example) as Site;
      const statuses = Object.fromEntries(pages.map(({ path, status }) => [path, status]));
      expect(statuses).toMatchObject(example.unlisted);
      for (const path of await readSitemap(stack.site.origin)) expect(statuses[path], path).toBe(200);
      const preview = pages.find(({ path }) => path.startsWith('/preview?'));
      const notice = /<aside .*?<\/aside>/s.exec(preview?.html ?? '')?.[0];
      for (const part of example.notice) expect(notice).toContain(part);
      expect(await listAllFaults(pages)).toEqual([]);

      await stack.sandbox.fault({ mode: 'down' });
      const unavailable = await crawl(stack.site.origin, ['/not-read-yet'], get);
      await stack.sandbox.reset();
      expect(unavailable[0]?.status).toBe(503);
      expect(await listAllFaults(unavailable)).toEqual([]);
    });

    test('the first link, button or field of every page is a link that skips to its content [2.3.7]', ({
      sites,
    }) => {
      const { pages } = sites.get(example) as Site;
      for (const { path, html } of pages) {
        const [, first] = /<body.*?(<(?:a|button|input|select|summary|textarea)\b[^>]*>)/s.exec(html) ?? [];
        expect(first, path).toMatch(/^<a [^>]*href="#main"/);
        expect(html, path).toMatch(/<main id="main" tabindex="-1"/);
      }
    });

    test('every page links to the accessibility statement [2.1.15]', ({ sites }) => {
      const { pages } = sites.get(example) as Site;
      expect(pages.map(({ path }) => path)).toContain(example.accessibility);
      const link = new RegExp(`<footer.*<a [^>]*href="${example.accessibility}"`, 's');
      expect(pages.filter(({ html }) => !link.test(html)).map(({ path }) => path)).toEqual([]);
    });

    test('every page’s structured data has what search engines require [2.9.3]', ({ sites }) => {
      const { pages } = sites.get(example) as Site;
      const types = new Set<string>();
      for (const { path, html } of pages) {
        const { data } = readPageHead(html);
        expect(listStructuredDataFaults(data), path).toEqual([]);
        for (const [type] of JSON.stringify(data ?? null).matchAll(/(?<="@type":")\w+/g)) types.add(type);
      }
      expect([...types]).toEqual(expect.arrayContaining([...example.types]));
    });

    test('every page can be shared, with a picture whose sides and description are stated [2.9.2]', async ({
      sites,
    }) => {
      const { pages } = sites.get(example) as Site;
      const pictures = new Map<string, string>();
      for (const { path, html } of pages) {
        const { title, property } = readPageHead(html);
        expect(title.startsWith(property('title') ?? '-'), path).toBe(true);
        expect(property('site_name'), path).toBe(example.organisation.name);
        const size = `${property('image:width')} × ${property('image:height')}`;
        expect(size, path).toMatch(/^[1-9]\d+ × [1-9]\d+$/);
        expect(property('image:alt')?.length, path).toBeGreaterThan(3);
        pictures.set(size, property('image') ?? '');
      }
      // One picture of each size: drawing all of them would take minutes.
      for (const [size, url] of pictures) {
        const picture = readPictureSize(Buffer.from(await (await get(url)).arrayBuffer()));
        expect(`${picture.width} × ${picture.height}`, url).toBe(size);
      }
    });
  });
}

test('pages stay valid while visitors use them: cart, login, forms with errors, portal, private page [2.3.15]', async ({
  page,
}) => {
  const expectValid = async (visible: Locator) => {
    await expect(visible).toBeVisible();
    expect(await listHtmlFaults(await page.content()), page.url()).toEqual([]);
  };
  await page.goto('/');
  await expectValid(page.getByRole('region', { name: 'Cookies' }));
  await page.getByRole('button', { name: 'Accept all' }).click();

  await page.goto('/p/print-tides');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expectValid(page.getByRole('dialog').getByRole('link', { name: 'Tides' }).first());
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /EU business/ })
    .click();
  await expectValid(page.getByRole('dialog').getByLabel('Country'));

  await page.goto('/membership');
  await page.locator('main summary').first().click();
  await page.getByRole('main').locator('form').first().locator('button[type=submit]').click();
  await expectValid(page.getByRole('main').getByRole('group', { name: 'There is a problem' }));
  await page.goto('/contact');
  await page.getByRole('main').locator('form button[type=submit]').click();
  await expectValid(page.getByRole('main').getByRole('group', { name: 'There is a problem' }));

  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).first().click();
  await expectValid(findMenu(page).getByLabel('Email'));
  await openProfile(page, { email: 'active@members.test', password: 'active-password' });
  await page.getByRole('main').getByRole('button', { name: 'Manage your membership' }).click();
  await expectValid(findPortal(page).portal);
  await page.goto('/members/reading-room');
  await expectValid(page.getByText('On the table this month'));
});
