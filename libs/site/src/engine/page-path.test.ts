import { expect, it } from 'vitest';
import { toPageKey, readPagePath } from './page-path.ts';

it.each([
  ['/', '/'],
  ['/news', '/news'],
  ['/news/a-b', '/news/a-b'],
  ['/news/a/b?x=1', '/news/a/b'],
  ['/caf%C3%A9', '/café'],
  ['/caf%c3%a9', '/café'],
  ['/?s=bread', '/'],
  ['/?testsite=1', '/'],
  [`/${encodeURIComponent('हिन्दी-समाचार')}`, '/हिन्दी-समाचार'],
  [`/${encodeURIComponent('क्‍ष')}`, '/क्‍ष'],
  [`/${encodeURIComponent('👩‍🚒-🔥')}/${encodeURIComponent('☕️')}`, '/👩‍🚒-🔥/☕️'],
  [`/${encodeURIComponent('नमस्ते'.repeat(3))}`, `/${'नमस्ते'.repeat(3)}`],
])('reads %s as the page %s [2.1.10]', (url, path) => {
  expect(readPagePath(url)).toEqual({ kind: 'page', path });
});

it.each([
  ['/news/', '/news'],
  ['//news', '/news'],
  ['/news//a/?q=1', '/news/a?q=1'],
  ['/news%20', '/news'],
  ['/news/%20', '/news'],
  ['/news%C2%A0%20/?q=1', '/news?q=1'],
  ['/news/a%e2%80%8b', '/news/a'],
  ['/news%0D%0A', '/news'],
])('redirects %s to the canonical spelling %s [2.1.3]', (url, to) => {
  expect(readPagePath(url)).toEqual({ kind: 'moved', to });
});

it.each([
  ['/a', '/a'],
  ['/a/', '/a'],
  ['//a//b/?x=1#y', '/a/b'],
  ['/caf%c3%a9#menu', '/café'],
  ['/#top', '/'],
  ['/?p=9', undefined],
  ['/a b', undefined],
])('maps the link %s to the page %s [2.1.3]', (link, key) => {
  expect(toPageKey(link)).toBe(key);
});

it.each([
  ['/?p=9', '/?p=9'],
  ['/index.php?utm_source=x&page_id=37#a', '/?page_id=37'],
  ['/?post_type=guildhall_news&p=9', '/?p=9'],
  ['/index.php?paged=2&tag=Nets', '/?tag=Nets'],
  ['/?category_name=boats%2Fsmall', '/?category_name=boats/small'],
])('leaves the short link %s to the content service, as %s [2.1.11]', (url, path) => {
  expect(readPagePath(url)).toEqual({ kind: 'short', path });
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
  `/${'a'.repeat(1100)}`,
  '/?post_type=page',
  '/%E2%80%8D',
  '/%20',
  '/a%20b',
  '/a%E2%80%AEb',
  '/a+b',
  '/%F0%9F',
  '/<script>',
])('finds no page at %s and does not call the content service', (url) => {
  expect(readPagePath(url)).toEqual({ kind: 'none' });
});
