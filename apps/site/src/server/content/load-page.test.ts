import type { CmsClient, Entry, EntryResult } from '@guildhall/cms-client';
import type { CatalogueClient } from '@guildhall/shop-client';
import { expect, it, vi } from 'vitest';
import { loadPage, type ListsOf, type PageSources } from './load-page.ts';

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

const routes: ListsOf = {
  cardRoutesOf: () => ({ cards: ['/cards'], filters: ['/filters'] }),
  wantedCollectionsOf: () => [{ key: '3 prints', handle: 'prints', count: 3 }],
};

function from(
  read: EntryResult,
  more: Partial<CmsClient> = {},
  readCollection: CatalogueClient['readCollection'] = async () => ({ outcome: 'found', products: [] }),
): PageSources {
  const cms = {
    readEntry: async () => read,
    readCards: async () => ({ outcome: 'found', cards: [] }),
    readFilters: async () => ({ outcome: 'found', filters: [] }),
    ...more,
  } as CmsClient;
  return { cms, shop: { readCollection } as CatalogueClient };
}
const found = (change: Partial<Entry>): EntryResult => ({ outcome: 'found', entry: { ...entry, ...change } });

it('loads an entry with the lists that its blocks show', async () => {
  const loaded = await loadPage(from(found({})), '/a', routes);
  expect(loaded).toMatchObject({
    outcome: 'found',
    whole: true,
    model: { kind: 'entry', data: { cards: { '/cards': [] }, collections: { '3 prints': [] } } },
  });
});

it('is not whole when one of its lists could not be read', async () => {
  const readCards = async () => ({ outcome: 'failed' as const, cards: [] });
  const loaded = await loadPage(from(found({}), { readCards }), '/a', routes);
  expect(loaded).toMatchObject({
    outcome: 'found',
    whole: false,
    model: { data: { cards: { '/cards': 'failed' } } },
  });
});

it('is not whole when a collection of the shop could not be read', async () => {
  const sources = from(found({}), {}, async () => ({ outcome: 'failed', reason: '', products: [] }));
  expect(await loadPage(sources, '/a', routes)).toMatchObject({
    outcome: 'found',
    whole: false,
    model: { data: { collections: { '3 prints': 'failed' } } },
  });
});

it.each([false, true])(
  'shows the gate for a private entry and reads nothing for it (hasAccess %s) [4.2.2]',
  async (hasAccess) => {
    const readCards = vi.fn();
    const loaded = await loadPage(
      from(found({ postStatus: 'private', hasAccess }), { readCards }),
      '/a',
      routes,
    );
    expect(loaded.model.kind).toBe('gate');
    expect(readCards).not.toHaveBeenCalled();
  },
);

it('is empty for a draft [4.2.1]', async () => {
  expect((await loadPage(from(found({ postStatus: 'draft' })), '/a', routes)).outcome).toBe('empty');
});

it.each([
  ['empty', 'not-found'],
  ['failed', 'unavailable'],
] as const)('stands an %s read in with the page %s [7.1.2]', async (outcome, kind) => {
  const read = { outcome, entry: {}, reason: '' } as EntryResult;
  expect(await loadPage(from(read), '/a', routes)).toMatchObject({ outcome, model: { kind } });
});
