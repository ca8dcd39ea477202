import type { CmsClient } from '@guildhall/cms-client';
import { expect, it } from 'vitest';
import { filtersRoute, newsFilters, newsList, newsRoute } from '../blocks/context.fixture.ts';
import { essay } from '../blocks/page.fixture.ts';
import { newsCards } from '../cards/news/news-cards.fixture.ts';
import { readPage } from './read-page.ts';

type Entry = Awaited<ReturnType<CmsClient['readEntry']>>['entry'];

const found = {
  ...{ id: 1, title: 'News', permalink: '/news', postType: 'page', postStatus: 'publish', hasAccess: false },
  content: [...essay, newsList],
} as unknown as NonNullable<Entry>;

/** A content service with one entry; lists that it does not know fail. */
function connect(entry: object, lists: Record<string, unknown[]> = {}) {
  const routes: string[] = [];
  const read = (name: string) => async (route: string) => {
    routes.push(route);
    return route in lists
      ? { outcome: 'found', [name]: lists[route] }
      : { outcome: 'failed', reason: 'a test' };
  };
  const cms = { readEntry: async () => entry, readCards: read('cards'), readFilters: read('filters') };
  return { cms: cms as unknown as CmsClient, routes };
}

it('reads an entry with the cards and filters that its blocks show', async () => {
  const { cms } = connect(
    { outcome: 'found', entry: found },
    { [newsRoute]: newsCards, [filtersRoute]: newsFilters },
  );
  expect(await readPage(cms, '/news')).toEqual({
    ...{ outcome: 'found', entry: found },
    ...{ cards: { [newsRoute]: newsCards }, filters: { [filtersRoute]: newsFilters } },
  });
});

it('reads the cards of the category in the URL, whose route only the filters know', async () => {
  const { cms, routes } = connect({ outcome: 'found', entry: found }, { [filtersRoute]: newsFilters });
  const page = await readPage(cms, '/news', { chosen: { cat: 'cities' } });
  expect(routes).toEqual([filtersRoute, newsFilters[1]?.route]);
  expect(page, 'a list that could not be read does not cost the page').toMatchObject({
    cards: { [newsFilters[1]?.route ?? '']: 'failed' },
  });
});

it.each([
  [{ outcome: 'failed', reason: 'late' }, { outcome: 'failed' }],
  [{ outcome: 'missing' }, { outcome: 'missing' }],
  [
    { outcome: 'moved', to: '/there' },
    { outcome: 'moved', to: '/there' },
  ],
  [{ outcome: 'found', entry: { ...found, postStatus: 'draft' } }, { outcome: 'missing' }],
])('reads no list of a page that is not to be shown: %j', async (entry, page) => {
  const { cms, routes } = connect(entry);
  expect(await readPage(cms, '/news')).toEqual(page);
  expect(routes).toEqual([]);
});

it('says that a page is for members', async () => {
  const entry = { ...found, postStatus: 'private' };
  const { cms, routes } = connect({ outcome: 'found', entry });
  expect(await readPage(cms, '/news')).toEqual({ outcome: 'gate', entry });
  expect(routes).toEqual([]);
});
