import { expect, it } from 'vitest';
import { findChosenVariant } from './chosen-variant.ts';

const variants = [
  { query: 'Size=50+%C3%97+70&Frame=Oak', id: 'gid://shopify/ProductVariant/120102' },
  { query: 'Size=A2&Frame=Ash', id: 'gid://shopify/ProductVariant/120103' },
];

it('finds the variant of a URL, in any spelling and order, among other parameters', () => {
  for (const url of [
    '/p/print?Size=50+%C3%97+70&Frame=Oak',
    '/p/print?utm_source=x&Frame=Oak&Size=50%20%C3%97%2070&Size=A2#top',
  ])
    expect(findChosenVariant(url, variants)).toBe(variants[0]?.query);
});

it.each([
  '?variant=120103',
  '?utm_source=ad&variant=120103&x',
  '?variant=gid%3A%2F%2Fshopify%2FProductVariant%2F120103',
  '?variant=120102&Size=A2&Frame=Ash',
])('finds the variant that %s of an ad or a feed names by its number [2.1.18]', (query) => {
  expect(findChosenVariant(`/p/print${query}`, variants)).toBe(variants[1]?.query);
});

it.each([
  '?variant=',
  '?variant=1',
  '?variant=20103',
  '?variant=120103x',
  '?Variant=120103',
  '',
  '?',
  '?Size=A2',
  '?Size=a2&Frame=Ash',
  '?Size=A2&Frame=',
  '?utm_source=x',
  '?%ff=%',
])('finds none for "%s"', (query) => {
  expect(findChosenVariant(`/p/print${query}`, variants)).toBeUndefined();
});

it('finds none on a page without variants', () => {
  expect(findChosenVariant('/p/print?Size=A2')).toBeUndefined();
});
