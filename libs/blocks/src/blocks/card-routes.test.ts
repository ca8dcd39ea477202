import { expect, it } from 'vitest';
import { cardRoutesOf } from './card-routes.ts';
import { filtersRoute, newsContext, newsFilters, newsList, newsRoute } from './context.fixture.ts';
import { essay } from './page.fixture.ts';

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
  const address = (cat: string) => ({ filters: newsContext.filters, chosen: { cat } });
  expect(cardRoutesOf([newsList], address('cities')).cards).toEqual([newsFilters[1]?.route]);
  expect(cardRoutesOf([newsList], address('nonsense')).cards).toEqual([newsRoute]);
});
