import { expect, it } from 'vitest';
import { content } from '../example-content/index.ts';
import products from '../example-content/shop/index.ts';
import { createContentStore } from '../content/store/content-store.ts';
import { catalogue } from './catalogue.ts';

it('gives every picture a unique name that is valid in URLs', () => {
  const names = catalogue.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
});

it('describes every picture in a sentence', () => {
  expect(catalogue.filter(({ alt }) => alt.length < 25 || !alt.endsWith('.'))).toEqual([]);
});

it('contains only pictures that an entry or a product shows', () => {
  const store = createContentStore(content);
  const text = JSON.stringify(store.paths().map((path) => store.entry(path)));
  const lists = [
    'people',
    'calendar',
    'news',
    'cases',
    'blog',
    'focus-areas',
    'initiatives',
    'organisations',
  ];
  const cards = JSON.stringify(lists.map((type) => store.list(`/wp-json/cards/api/${type}`)));
  const sold = products.flatMap(({ pictures }) => pictures);
  expect(
    catalogue.filter(({ name }) => !(text + cards).includes(`/media/${name}-`) && !sold.includes(name)),
  ).toEqual([]);
});
