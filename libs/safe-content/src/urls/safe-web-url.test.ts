import { expect, it } from 'vitest';
import { refusedEverywhere } from './refused.fixture.ts';
import { toSafeWebUrl } from './safe-web-url.ts';

it.each([
  ['https://cdn.shop.example/a.jpg?v=1#x', 'https://cdn.shop.example/a.jpg?v=1#x'],
  ['  HTTPS://CDN.Shop.Example/a b', 'https://cdn.shop.example/a%20b'],
  ['http://localhost:4400/a.jpg', 'http://localhost:4400/a.jpg'],
])('%j is a web URL', (address, outcome) => {
  expect(toSafeWebUrl(address)).toBe(outcome);
});

it.each([
  'http://cdn.shop.example/a.jpg',
  'https://user@cdn.shop.example/',
  '/a.jpg',
  '//cdn.shop.example/a.jpg',
  '#a',
  'mailto:a@shop.example',
  ...refusedEverywhere.filter((address) => typeof address === 'string'),
])('%j is not a web URL', (address) => {
  expect(toSafeWebUrl(address)).toBeUndefined();
});
