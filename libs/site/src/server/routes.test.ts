import { expect, it } from 'vitest';
import { findPageKind } from './routes.ts';

it.each([
  ['/', 'entry'],
  ['/news', 'entry'],
  ['/news/a/b', 'entry'],
  ['/news/a/b/c', undefined],
  ['/p', 'shop'],
  ['/p/print-tides', 'shop'],
  ['/p/collections/prints', 'shop'],
  ['/p/a/b', 'entry'],
  ['/login', 'members'],
  ['/login/a', 'entry'],
])('the page at %s is: %s', (path, kind) => {
  expect(findPageKind(path)).toBe(kind);
});
