import { expect, it } from 'vitest';
import { cardRouteOf, cardRoutesOf } from './card-routes.ts';
import { filtersRoute, newsContext, newsFilters, newsList, newsRoute } from './context.fixture.ts';
import { essay } from './page.fixture.ts';

const address = (cat: string) => ({ filters: newsContext.filters, chosen: { cat } });

it('names the routes of cards and filters that a page needs, each once', () => {
  expect(cardRoutesOf([...essay, newsList, { ...newsList, idd: 'again' }])).toEqual({
    cards: [newsRoute],
    filters: [filtersRoute],
  });
});

it('asks for no filters where none are shown', () => {
  expect(cardRoutesOf([{ ...newsList, displayByCat: false }]).filters).toEqual([]);
});

it('names the route of a category in place of the list’s own where the address names one [4.1.4]', () => {
  expect(cardRoutesOf([newsList], address('cities')).cards).toEqual([newsFilters[1]?.route]);
  expect(cardRoutesOf([newsList], address('nonsense')).cards).toEqual([newsRoute]);
});

it('says which cards the block at a place shows', () => {
  const blocks = [...essay, newsList];
  expect(cardRouteOf(blocks, essay.length, address('cities'))).toBe(newsFilters[1]?.route);
  expect(cardRouteOf(blocks, essay.length, address('nonsense'))).toBe(newsRoute);
  expect(cardRouteOf(blocks, 0, address('cities'))).toBeUndefined();
  expect(cardRouteOf(blocks, 99, address('cities'))).toBeUndefined();
});
