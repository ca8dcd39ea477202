import type { FilteredList } from '@guildhall/blocks';
import { expect, it } from 'vitest';
import { hasCategoryQuery, findCategoryChoice } from './chosen-categories.ts';

const choice = (slug: string) => ({ slug, name: slug, route: `/cards?${slug}` });
const lists: FilteredList[] = ['cat', 'cat-2'].map((parameter) => ({
  parameter,
  pageParameter: parameter.replace('cat', 'page'),
  grid: { cardType: 'news' },
  choices: [choice(''), choice('oceans'), choice('køb & salg')],
}));
const read = (url: string) => findCategoryChoice(url, { lists });

it('finds the categories of a URL, whatever else it contains and in any order', () => {
  expect(read('/news?cat=oceans')).toEqual({ chosen: { cat: 'oceans' }, key: 'cat=oceans' });
  const both = { cat: 'oceans', 'cat-2': 'køb & salg' };
  for (const url of [
    '/news?cat=oceans&cat-2=k%C3%B8b+%26+salg',
    '/news?utm=a&cat-2=k%C3%B8b%20%26%20salg&cat=oceans&cat=nothing#x',
  ])
    expect(read(url)).toEqual({ chosen: both, key: 'cat=oceans&cat-2=k%C3%B8b+%26+salg' });
});

it.each([
  '',
  '?',
  '?cat',
  '?cat=',
  '?cat=Oceans',
  '?cat=__proto__',
  '?cat-3=oceans',
  '?cat=%ff',
  '?dog=oceans',
])('chooses nothing for "%s"', (query) => {
  expect(read(`/news${query}`)).toBeUndefined();
});

it.each<[string, Record<string, string> | undefined]>([
  ['?page=2', { page: '2' }],
  ['?page=3&utm=x', { page: '3' }],
  ['?page-2=2&cat=oceans', { cat: 'oceans', 'page-2': '2' }],
  ['?page=1', undefined],
  ['?page=4', undefined],
  ['?page=02', undefined],
  ['?page=2.0', undefined],
  ['?page=', undefined],
  ['?page-3=2', undefined],
])('finds the pages of the lists that have several: "%s"', (query, chosen) => {
  const choice = findCategoryChoice(`/news${query}`, { lists, listPages: { page: 3, 'page-2': 2 } });
  expect(choice?.chosen).toEqual(chosen);
});

it('chooses nothing on a page without lists', () => {
  expect(findCategoryChoice('/about?cat=oceans', {})).toBeUndefined();
});

it('skips URLs without a category parameter', () => {
  expect(
    ['/news', '/news?utm=cat', '/cat', '/news?q=1&category=2', '/news?pages=2'].filter(hasCategoryQuery),
  ).toEqual([]);
  expect(['/news?cat=a', '/news?a=1&cat-2=b', '/news?page=2', '/news?page-2=2'].every(hasCategoryQuery)).toBe(
    true,
  );
});
