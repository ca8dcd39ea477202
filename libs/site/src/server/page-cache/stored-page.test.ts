import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { chooseEncoding, createStoredPage, type PageDraft } from './stored-page.ts';

const page = (html: PageDraft['html']) =>
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
  expect(brotliDecompressSync(Buffer.concat(first.body)).toString()).toBe('words '.repeat(500));
  expect(gunzipSync(Buffer.concat((await stored.encode('gzip')).body)).toString()).toBe('words '.repeat(500));
});

it.each([
  [true, 5],
  [undefined, 9],
])('compresses a page that is sent once (%s) with quality %i', async (isSentOnce, quality) => {
  const html = Array.from({ length: 2_000 }, (_, word) => `word ${word ** 3}`).join();
  const draft = { status: 200, html, headers: {}, fullyRead: true, renderedAt: 0 };
  const { body } = await createStoredPage({ ...draft, ...(isSentOnce && { isSentOnce }) }).encode('br');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  expect(Buffer.concat(body)).toEqual(brotliCompressSync(html, { params }));
});

it('gives equal pages equal tags, and different pages different tags', () => {
  expect(page('a').etag).toBe(page('a').etag);
  expect(page('a').etag).not.toBe(page('b').etag);
});

it('is sent with the bytes of its styles the first time, and joined after that', async () => {
  const styles = { bytes: Buffer.from('a{b:c}'.repeat(1000)), hash: '1' };
  const stored = page(['<style>', styles, '</style>']);
  const [first, second, third] = [1, 2, 3].map(() => stored.encode('identity'));
  if (!first || !second || 'then' in first || 'then' in second) throw new Error('not at once');
  expect([first.body.length, second.body.length]).toEqual([3, 1]);
  expect(third).toBe(second);
  for (const { body, head } of [first, second]) {
    expect(Buffer.concat(body)).toEqual(stored.joinHtml());
    expect(head[head.indexOf('content-length') + 1]).toBe(String(stored.length));
  }
});
