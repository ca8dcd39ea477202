import { expect, it } from 'vitest';
import { findChosenVariant } from './chosen-variant.ts';

const variants = ['Size=50+%C3%97+70&Frame=Oak', 'Size=A2&Frame=Ash'];

it('finds the variant of a URL, in any spelling and order, among other parameters', () => {
  for (const url of [
    '/p/print?Size=50+%C3%97+70&Frame=Oak',
    '/p/print?utm_source=x&Frame=Oak&Size=50%20%C3%97%2070&Size=A2#top',
  ])
    expect(findChosenVariant(url, variants)).toBe(variants[0]);
});

it.each(['', '?', '?Size=A2', '?Size=a2&Frame=Ash', '?Size=A2&Frame=', '?utm_source=x', '?%ff=%'])(
  'finds none for "%s"',
  (query) => {
    expect(findChosenVariant(`/p/print${query}`, variants)).toBeUndefined();
  },
);

it('finds none on a page without variants', () => {
  expect(findChosenVariant('/p/print?Size=A2')).toBeUndefined();
});
