import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { chooseEncoding, createStoredPage } from './stored-page.ts';

const page = (html: string) =>
  createStoredPage({
    status: 200,
    html,
    headers: { vary: 'accept-encoding' },
    fullyRead: true,
    renderedAt: 0,
  });

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['deflate', 'identity'],
])('responds to a browser that accepts %s with %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

it('compresses a page once per encoding', async () => {
  const stored = page('words '.repeat(500));
  const [first, second] = await Promise.all([stored.encode('br'), stored.encode('br')]);
  expect(first.body).toBe(second.body);
  expect(brotliDecompressSync(first.body).toString()).toBe('words '.repeat(500));
  expect(gunzipSync((await stored.encode('gzip')).body).toString()).toBe('words '.repeat(500));
});

it('gives equal pages equal tags, and different pages different tags', () => {
  expect(page('a').etag).toBe(page('a').etag);
  expect(page('a').etag).not.toBe(page('b').etag);
});
