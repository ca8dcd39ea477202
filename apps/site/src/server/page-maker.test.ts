import { builtInMainData, type CmsClient } from '@guildhall/cms-client';
import { fallbackRates } from '@guildhall/money';
import { expect, it, vi } from 'vitest';
import type { RenderedPage } from '../page/page-model.ts';
import { readConfig } from './config.ts';
import { createCaching } from './caching.ts';
import { createPageMaker, type PageMakerParts } from './page-maker.ts';
import { createContentSecurity } from './security-headers.ts';

const config = readConfig({
  SITE_ORIGIN: 'https://www.example',
  API_ORIGIN: 'https://api.example',
  CONTENT_ORIGIN: 'https://content.example',
  ORGANISATION_URL: 'https://organisation.example/',
});
const entry = { id: 1, title: 'About', postStatus: 'publish', hasAccess: true };
const content = [
  { name: 'page-title', blockName: 'acf/page-title', idd: 'a', classNames: [], title: 'About' },
];

/** A page maker whose content service has one entry, and whose renderer renders what it is told to. */
function start({ mainDataLoaded = true, rendered = {} as Partial<RenderedPage> } = {}) {
  const page = {
    title: 'About',
    listed: true,
    body: ['<main></main>'],
    preloads: '',
    tints: '',
    problems: [],
  };
  const warn = vi.fn();
  const readEntry = async (permalink: string) =>
    permalink.startsWith('/none')
      ? { outcome: 'empty', entry: {} }
      : { outcome: 'found', entry: { ...entry, permalink, content, seo: {} } };
  let mainData = builtInMainData;
  const renderPage = vi.fn(() => ({ ...page, ...rendered }));
  const renderer = {
    renderPage,
    cardRoutesOf: () => ({ cards: [], filters: [] }),
    wantedCollectionsOf: () => [],
  };
  const parts = {
    config,
    caching: createCaching(config),
    sources: { cms: { readEntry } as unknown as CmsClient, shop: {}, lists: {} },
    rates: () => fallbackRates,
    planPrices: () => [],
    mainData: { current: () => mainData, isLoaded: () => mainDataLoaded },
    renderer: () => renderer,
    assets: { headFor: () => ({ html: [], styleHashes: [] }) },
    security: createContentSecurity(config),
    log: { warn, error: vi.fn() },
    now: () => 0,
  } as unknown as PageMakerParts;
  const changeMainData = () => void (mainData = { ...builtInMainData });
  return { maker: createPageMaker(parts), renderPage, changeMainData, warn };
}

it('a page made before main data was read lacks a part, so it is soon made again', async () => {
  const { page } = await start({ mainDataLoaded: false }).maker.entry('/about');
  expect([page.fullyRead, page.partsMissing]).toEqual([false, true]);
  const { page: later } = await start().maker.entry('/about');
  expect([later.fullyRead, later.partsMissing]).toEqual([true, false]);
});

it('a block that was left out is logged once, however often its page is made', async () => {
  const problem = { blockName: 'acf/hero', idd: 'x', message: 'invalid fields' };
  const { maker, warn } = start({ rendered: { problems: [problem] } });
  await maker.entry('/about');
  await maker.entry('/about');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith({ path: '/about', block: problem }, 'a block was left out');
});

it('the video host’s script may run on a page with a film, and on no other', async () => {
  const film = start({ rendered: { body: ['<div data-island="video-player"></div>'] } });
  const policyOf = async ({ maker }: ReturnType<typeof start>) =>
    (await maker.entry('/about')).page.headers['content-security-policy'];
  expect(await policyOf(film)).toContain('https://www.youtube.com/iframe_api');
  expect(await policyOf(start())).not.toContain('iframe_api');
});

it('search engines know a page by its own address, and a 404 by none', async () => {
  const { maker } = start();
  expect((await maker.entry('/om/på')).page.html.toString()).toContain(
    '<link rel="canonical" href="https://www.example/om/p%C3%A5">',
  );
  const missing = await start({ rendered: { listed: false } }).maker.plain('not-found');
  expect([missing.status, missing.html.toString()]).toEqual([404, expect.not.stringContaining('canonical')]);
});

it('all addresses without a page share one 404, which is made again when the main data change [2.1.2]', async () => {
  const { maker, renderPage, changeMainData } = start();
  const [first, second] = await Promise.all([maker.entry('/none/1'), maker.entry('/none/2')]);
  expect([first.outcome, first.page.status]).toEqual(['empty', 404]);
  expect(second.page).toBe(first.page);
  expect(await maker.plain('not-found')).toBe(first.page);
  expect(renderPage).toHaveBeenCalledTimes(1);
  changeMainData();
  expect((await maker.entry('/none/3')).page).not.toBe(first.page);
  expect(renderPage).toHaveBeenCalledTimes(2);
});
