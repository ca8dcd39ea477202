import { builtInBlocks, builtInMainData, type CmsClient } from '@guildhall/cms-client';
import { organisation } from '@guildhall/website-organisation';
import { expect, it, vi } from 'vitest';
import type { RenderedPage } from '../page/page-model.ts';
import { readConfig } from '../config/config.ts';
import { createCaching } from '../config/caching.ts';
import { renderSiteHead } from '../page/site-head.ts';
import { createReplacementFinder, listModels } from '../host/open-page-kinds.ts';
import { createEntryBuilder, type EntryBuilderOptions } from '../pages/entry/build-entry.ts';
import { pageKinds } from '../pages/page-kinds.ts';
import { createPreviewBuilder, type PreviewBuilderOptions } from '../pages/preview/build-preview.ts';
import { createRoutes } from '../pages/routes.ts';
import type { PageKindOptions } from '../pages/page-kind-options.ts';
import { createPageBuilder, type PageBuilderOptions } from './page-builder.ts';
import { createContentSecurity } from './security/security-headers.ts';
import { rates } from '../page/pricing.fixture.ts';

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

/** Creates a page builder with one entry and a fake renderer. */
function start({ mainDataLoaded = true, rendered = {} as Partial<RenderedPage>, previewed = '/about' } = {}) {
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
      ? { outcome: 'missing' }
      : { outcome: 'found', entry: { ...entry, permalink, content, seo: {} } };
  const readPreview = async () => readEntry(previewed);
  let mainData = builtInMainData;
  const renderPage = vi.fn(() => ({ ...page, ...rendered }));
  const renderer = {
    head: renderSiteHead({}),
    hasPage: () => false,
    renderPage,
    getCardRoutes: () => ({ cards: [], filters: [] }),
    findRequiredCollections: () => [],
  };
  const parts = {
    organisation,
    config,
    caching: createCaching(config),
    models: listModels(pageKinds),
    routes: createRoutes(organisation),
    sources: { cms: { readEntry, readPreview } as unknown as CmsClient, lists: {} },
    gone: { getRevision: () => 0 },
    blocks: builtInBlocks,
    rates: () => rates,
    planPrices: () => [],
    mainData: { current: () => mainData, isLoaded: () => mainDataLoaded },
    renderer: () => renderer,
    assets: { createHead: () => ({ html: [], styleHashes: [] }) },
    security: createContentSecurity(config, organisation),
    log: { warn, error: vi.fn() },
    now: () => 0,
  } as unknown as PageBuilderOptions;
  const changeMainData = () => void (mainData = { ...builtInMainData });
  const builder = createPageBuilder(parts);
  const entries = {
    ...(parts as unknown as EntryBuilderOptions & PreviewBuilderOptions),
    builder,
    findReplacement: createReplacementFinder(pageKinds, parts as unknown as PageKindOptions),
  };
  return {
    builder: {
      ...builder,
      buildEntry: createEntryBuilder(entries),
      buildPreview: createPreviewBuilder(entries),
    },
    ...{ renderPage, changeMainData, warn },
  };
}

it('a page built before main data was read is incomplete and soon built again', async () => {
  const { page } = await start({ mainDataLoaded: false }).builder.buildEntry('/about');
  expect([page.fullyRead, page.partsMissing]).toEqual([false, true]);
  const { page: later } = await start().builder.buildEntry('/about');
  expect([later.fullyRead, later.partsMissing]).toEqual([true, false]);
});

it('a block that was left out is logged once, however often its page is built [2.4.13]', async () => {
  const problem = { blockName: 'acf/hero', idd: 'x', message: 'invalid fields' };
  const { builder, warn } = start({ rendered: { problems: [problem] } });
  await builder.buildEntry('/about');
  await builder.buildEntry('/about');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith({ path: '/about', block: problem }, 'a block was left out');
});

it('the video host’s script may run only on a page with a video', async () => {
  const film = start({ rendered: { body: ['<div data-island="video-player"></div>'] } });
  const readPolicy = async ({ builder }: ReturnType<typeof start>) =>
    (await builder.buildEntry('/about')).page.headers['content-security-policy'];
  expect(await readPolicy(film)).toContain('https://www.youtube.com/iframe_api');
  expect(await readPolicy(start())).not.toContain('iframe_api');
});

it('a page has a canonical URL, and a 404 has none [2.9.1]', async () => {
  const { builder } = start();
  expect((await builder.buildEntry('/om/på')).page.joinHtml().toString()).toContain(
    '<link rel="canonical" href="https://www.example/om/p%C3%A5">',
  );
  const missing = await start({ rendered: { listed: false } }).builder.getPlainPage('not-found');
  expect([missing.status, missing.joinHtml().toString()]).toEqual([
    404,
    expect.not.stringContaining('canonical'),
  ]);
});

it('a price that differs from the billing vendor’s is logged once, however often its page is built [2.5.8]', async () => {
  const message = 'the price is 450, but the billing service charges DKK 500 a year';
  const warning = { where: 'entry /about, block 1 (acf/subscription-box)', field: 'price', message };
  const { builder, warn } = start({ rendered: { warnings: [warning] } });
  for (let time = 0; time < 3; time += 1) await builder.buildEntry('/about');
  expect(warn.mock.calls).toEqual([
    [{ path: '/about', block: warning }, 'a price on a page differs from the billing vendor'],
  ]);
});

it('all URLs without a page share one 404, which is built again when main data changes [2.1.2]', async () => {
  const { builder, renderPage, changeMainData } = start();
  const [first, second] = await Promise.all([builder.buildEntry('/none/1'), builder.buildEntry('/none/2')]);
  expect([first.outcome, first.page.status]).toEqual(['missing', 404]);
  expect(second.page).toBe(first.page);
  expect(await builder.getPlainPage('not-found')).toBe(first.page);
  expect(renderPage).toHaveBeenCalledTimes(1);
  changeMainData();
  expect((await builder.buildEntry('/none/3')).page).not.toBe(first.page);
  expect(renderPage).toHaveBeenCalledTimes(2);
});

it.each([
  ['/search', true],
  ['/cart', true],
  ['/p/lamp', true],
  ['/profile', true],
  ['/about', false],
  ['/about/search', false],
])(
  'a preview says if visitors get a page of the site at the address of the entry: %s',
  async (path, isTaken) => {
    const { builder, renderPage } = start({ previewed: path });
    await builder.buildPreview({ id: 1, previewKeys: ['key'], ticket: '1.2.3', chosen: {} });
    const [[model]] = renderPage.mock.calls as unknown as [[{ data: { problems?: unknown[] } }]];
    expect(model.data.problems ?? []).toEqual(
      isTaken
        ? [expect.objectContaining({ message: expect.stringContaining('at this address') as string })]
        : [],
    );
  },
);
