import { expect, it } from 'vitest';
import { findCardRoute, getCardRoutes } from './card-routes.ts';
import { filtersRoute, newsContext, newsFilters, newsList, newsRoute } from './context.fixture.ts';
import { essay } from './page.fixture.ts';

const address = (cat: string) => ({ filters: newsContext.filters, chosen: { cat } });

it('returns the routes of cards and filters that a page needs, each once', () => {
  expect(getCardRoutes([...essay, newsList, { ...newsList, idd: 'again' }])).toEqual({
    cards: [newsRoute],
    filters: [filtersRoute],
  });
});

it('returns no filters if none are shown', () => {
  expect(getCardRoutes([{ ...newsList, displayByCat: false }]).filters).toEqual([]);
});

it('returns the route of a category instead of the list’s own if the URL contains one [4.1.4]', () => {
  expect(getCardRoutes([newsList], address('cities')).cards).toEqual([newsFilters[1]?.route]);
  expect(getCardRoutes([newsList], address('nonsense')).cards).toEqual([newsRoute]);
});

it('returns the route of the cards that a block shows', () => {
  const blocks = [...essay, newsList];
  expect(findCardRoute(blocks, essay.length, address('cities'))).toBe(newsFilters[1]?.route);
  expect(findCardRoute(blocks, essay.length, address('nonsense'))).toBe(newsRoute);
  expect(findCardRoute(blocks, 0, address('cities'))).toBeUndefined();
  expect(findCardRoute(blocks, 99, address('cities'))).toBeUndefined();
});
