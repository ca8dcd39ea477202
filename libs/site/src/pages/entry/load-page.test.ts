import type { Card, CmsClient, Entry, BlockOf, EntryResult } from '@guildhall/cms-client';
import type { CatalogueClient } from '@guildhall/shop-client';
import { expect, it, vi } from 'vitest';
import { createLists } from '../../content/last-good-lists.ts';
import type { LoadedModel } from '../../page/loaded-model.ts';
import type { BlockListFinder } from '../../page/renderer.ts';
import { loadPage } from './load-page.ts';

const entry = {
  id: 1,
  title: 'A page',
  permalink: '/a',
  postType: 'page',
  postDate: '20261101',
  postStatus: 'publish',
  hasAccess: true,
  seo: {},
  content: [{ name: 'unknown', blockName: 'a/b', idd: 'b', reason: 'unknown name', detail: '' }],
} as unknown as Entry;

const routes: BlockListFinder = {
  getCardRoutes: () => ({ cards: ['/cards'], filters: ['/filters'] }),
  findCardRoute: (blocks, index) => (blocks[index] as Partial<BlockOf<'entry-list'>>).entryRoute,
  findRequiredCollections: () => [{ key: '3 prints', handle: 'prints', count: 3 }],
};

const at = { path: '/a', chosen: {} };

type Reads = Partial<Pick<CmsClient, 'readCards' | 'readFilters'>> &
  Partial<Pick<CatalogueClient, 'readCollection'>>;

function from(read: EntryResult, more: Reads = {}) {
  const reads = {
    readCards: async () => ({ outcome: 'found' as const, cards: [] }),
    readFilters: async () => ({ outcome: 'found' as const, filters: [] }),
    readCollection: async () => ({ outcome: 'found' as const, products: [] }),
    ...more,
  };
  return {
    cms: { readEntry: async () => read },
    lists: createLists({ cms: reads, shop: reads, staleIfFailedMs: 1_000, now: () => 0 }),
  };
}
const found = (change: Partial<Entry>): EntryResult => ({ outcome: 'found', entry: { ...entry, ...change } });

it('loads an entry with the lists of its blocks', async () => {
  const loaded = await loadPage(from(found({})), at, routes);
  expect(loaded).toMatchObject({
    outcome: 'found',
    fullyRead: true,
    model: { kind: 'entry', data: { cards: { '/cards': [] }, collections: { '3 prints': [] } } },
  });
});

it('is incomplete if one of its lists could not be read', async () => {
  const readCards = async () => ({ outcome: 'failed' as const, reason: '' });
  const loaded = await loadPage(from(found({}), { readCards }), at, routes);
  expect(loaded).toMatchObject({
    outcome: 'found',
    fullyRead: false,
    partsMissing: true,
    model: { data: { cards: { '/cards': 'failed' } } },
  });
});

it('shows the new entry with the last good cards if the current ones cannot be read [8.2.5]', async () => {
  const readCards = vi
    .fn<CmsClient['readCards']>()
    .mockResolvedValueOnce({ outcome: 'found', cards: [{ title: 'Seen' } as Card] })
    .mockResolvedValue({ outcome: 'failed', reason: '' });
  const { lists } = from(found({}), { readCards });
  await loadPage({ ...from(found({})), lists }, at, routes);
  const again = await loadPage({ ...from(found({ title: 'Edited' })), lists }, at, routes);
  expect(again).toMatchObject({
    fullyRead: false,
    partsMissing: false,
    model: { entry: { title: 'Edited' }, data: { cards: { '/cards': [{ title: 'Seen' }] } } },
  });
});

it('has equal tags for an unchanged entry, and another for an edited one', async () => {
  const tag = async (title: string) => {
    const loaded = await loadPage(from(found({ title })), at, routes);
    return 'entryTag' in loaded ? loaded.entryTag : undefined;
  };
  expect(await tag('One')).toMatch(/./);
  expect(await tag('One')).toBe(await tag('One'));
  expect(await tag('One')).not.toBe(await tag('Two'));
});

it('is incomplete if a shop collection could not be read', async () => {
  const readCollection = async () => ({ outcome: 'failed' as const, reason: '' });
  const sources = from(found({}), { readCollection });
  expect(await loadPage(sources, at, routes)).toMatchObject({
    outcome: 'found',
    fullyRead: false,
    model: { data: { collections: { '3 prints': 'failed' } } },
  });
});

it.each([false, true])(
  'shows the gate for a private entry without reading its lists (hasAccess %s) [4.2.2]',
  async (hasAccess) => {
    const readCards = vi.fn();
    const loaded = await loadPage(
      from(found({ postStatus: 'private', hasAccess }), { readCards }),
      at,
      routes,
    );
    expect(loaded).toMatchObject({ model: { kind: 'gate' } });
    expect(readCards).not.toHaveBeenCalled();
  },
);

it('is missing for a draft [4.2.1]', async () => {
  expect((await loadPage(from(found({ postStatus: 'draft' })), at, routes)).outcome).toBe('missing');
});

it.each([
  ['missing', 'not-found'],
  ['failed', 'unavailable'],
] as const)('turns a %s read into the page %s [7.1.2]', async (outcome, kind) => {
  const read = { outcome, reason: '' } as EntryResult;
  expect(await loadPage(from(read), at, routes)).toMatchObject({ outcome, model: { kind } });
});

it('reads only the cards of the chosen category, after the filters [4.1.4]', async () => {
  const filters = [{ id: '1', name: 'Cities', route: '/cards?cities' }];
  const readCards = vi.fn(async () => ({ outcome: 'found' as const, cards: [] }));
  const sources = from(found({}), {
    readCards,
    readFilters: async () => ({ outcome: 'found', filters }),
  });
  const getCardRoutes: BlockListFinder['getCardRoutes'] = (_blocks, address) => ({
    cards: [address?.filters['/filters'] && address.chosen['cat'] ? '/cards?cities' : '/cards'],
    filters: ['/filters'],
  });
  const loaded = await loadPage(
    sources,
    { path: '/a', chosen: { cat: 'cities' } },
    { ...routes, getCardRoutes },
  );
  expect(loaded).toMatchObject({ fullyRead: true, model: { data: { cards: { '/cards?cities': [] } } } });
  expect(readCards.mock.calls.map((call: unknown[]) => call[0])).toEqual(['/cards?cities']);
});

it('assigns problems of cards to the block that lists them, for editors [2.4.37]', async () => {
  const content = [
    { name: 'entry-list', blockName: 'acf/entry-list', idd: 'news', entryRoute: '/cards' },
    { name: 'entry-list', blockName: 'acf/entry-list', idd: 'other', entryRoute: '/other' },
  ] as unknown as Entry['content'];
  const problem = {
    where: 'cards /cards, card 2',
    field: 'image',
    message: 'this picture URL is not allowed',
  };
  const readCards = async () => ({ outcome: 'found' as const, cards: [], problems: [problem] });
  const { model } = (await loadPage(from(found({ content }), { readCards }), at, routes)) as LoadedModel;
  expect(model).toMatchObject({ data: { problems: [{ ...problem, block: 'news' }] } });
});
