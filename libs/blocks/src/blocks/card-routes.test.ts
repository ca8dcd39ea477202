import { expect, it } from 'vitest';
import { cardRoutesOf } from './card-routes.ts';
import { filtersRoute, newsList, newsRoute } from './context.fixture.ts';
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
