import { expect, it } from 'vitest';
import { readPagePath } from './page-path.ts';

it.each([
  ['/', '/'],
  ['/news', '/news'],
  ['/news/a-b', '/news/a-b'],
  ['/news/a/b?x=1', '/news/a/b'],
  ['/caf%C3%A9', '/café'],
])('reads %s as the page %s', (url, path) => {
  expect(readPagePath(url)).toEqual({ kind: 'page', path });
});

it.each([
  ['/news/', '/news'],
  ['//news', '/news'],
  ['/news//a/?q=1', '/news/a?q=1'],
])('moves %s to %s, which is the same page spelt right', (url, to) => {
  expect(readPagePath(url)).toEqual({ kind: 'moved', to });
});

it.each([
  '/..',
  '/a/../b',
  '/%2e%2e/x',
  '/a%2Fb',
  '/%',
  '/a\\b',
  '/%00',
  '/wp-admin/%5c',
  '/ a',
  `/${'a'.repeat(600)}`,
  '/<script>',
])('finds no page at %s and asks nobody', (url) => {
  expect(readPagePath(url)).toEqual({ kind: 'none' });
});
