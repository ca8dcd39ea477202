import type { CmsClient, Entry, EntryResult } from '@guildhall/cms-client';
import { expect, it, vi } from 'vitest';
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

const routes = () => ({ cards: ['/cards'], filters: ['/filters'] });

function cms(read: EntryResult, more: Partial<CmsClient> = {}): CmsClient {
  return {
    readEntry: async () => read,
    readCards: async () => ({ outcome: 'found', cards: [] }),
    readFilters: async () => ({ outcome: 'found', filters: [] }),
    ...more,
  } as CmsClient;
}
const found = (change: Partial<Entry>): EntryResult => ({ outcome: 'found', entry: { ...entry, ...change } });

it('loads an entry with the lists that its blocks show', async () => {
  const loaded = await loadPage(cms(found({})), '/a', routes);
  expect(loaded).toMatchObject({
    outcome: 'found',
    whole: true,
    model: { kind: 'entry', data: { cards: { '/cards': [] } } },
  });
});

it('is not whole when one of its lists could not be read', async () => {
  const readCards = async () => ({ outcome: 'failed' as const, cards: [] });
  const loaded = await loadPage(cms(found({}), { readCards }), '/a', routes);
  expect(loaded).toMatchObject({
    outcome: 'found',
    whole: false,
    model: { data: { cards: { '/cards': 'failed' } } },
  });
});

it.each([false, true])(
  'shows the gate for a private entry and reads nothing for it (hasAccess %s) [4.2.2]',
  async (hasAccess) => {
    const readCards = vi.fn();
    const loaded = await loadPage(
      cms(found({ postStatus: 'private', hasAccess }), { readCards }),
      '/a',
      routes,
    );
    expect(loaded.model.kind).toBe('gate');
    expect(readCards).not.toHaveBeenCalled();
  },
);

it('is empty for a draft [4.2.1]', async () => {
  expect((await loadPage(cms(found({ postStatus: 'draft' })), '/a', routes)).outcome).toBe('empty');
});

it.each([
  ['empty', 'not-found'],
  ['failed', 'unavailable'],
] as const)('stands an %s read in with the page %s [7.1.2]', async (outcome, kind) => {
  const read = { outcome, entry: {}, reason: '' } as EntryResult;
  expect(await loadPage(cms(read), '/a', routes)).toMatchObject({ outcome, model: { kind } });
});
