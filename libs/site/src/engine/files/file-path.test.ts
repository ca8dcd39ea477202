import { expect, it } from 'vitest';
import { isFilePath } from './file-path.ts';

it.each(['/favicon.ico', '/a/b/picture.JPG', '/assets/gone', '/sw.js?v=2', '/.well-known/something.json'])(
  'takes %s for a file',
  (url) => expect(isFilePath(url)).toBe(true),
);

it.each([
  '/',
  '/news/a',
  '/v2.0',
  '/about?file=a.png',
  '/assets-and-debts',
  '/p/print.js-lovers',
  '/node.js/a',
])('takes %s for a page', (url) => expect(isFilePath(url)).toBe(false));
