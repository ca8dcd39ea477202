import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, createStoredPage, type PageDraft, type StoredPage } from './stored-page.ts';

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

it('compresses a page once per encoding for all who wait for it', async () => {
  const stored = page('words '.repeat(500));
  const [first, second] = await Promise.all([stored.encode('br'), stored.encode('br')]);
  expect(first.body).toBe(second.body);
  expect(brotliDecompressSync(Buffer.concat(first.body)).toString()).toBe('words '.repeat(500));
  expect(gunzipSync(Buffer.concat((await stored.encode('gzip')).body)).toString()).toBe('words '.repeat(500));
});

describe('with Brotli', () => {
  const words = (count: number) => Array.from({ length: count }, (_, word) => `word ${word ** 3}`).join();
  const compressAt = (html: string, quality: number) =>
    brotliCompressSync(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    });
  const send = async (stored: StoredPage) => Buffer.concat((await stored.encode('br')).body);

  it('sends a page quickly the first time, and at the best quality once it is sent again', async () => {
    const html = words(2_000);
    const stored = page(html);
    expect(await send(stored)).toEqual(compressAt(html, 5));
    expect(await send(stored)).toEqual(compressAt(html, 5));
    await expect.poll(() => send(stored)).toEqual(compressAt(html, 11));
    const { body, head } = await stored.encode('br');
    expect(head[head.indexOf('content-length') + 1]).toBe(String(body[0]?.length));
  });

  it.each([
    ['a response to one visitor', words(2_000), { isSentOnce: true }],
    ['a page of more than 256 kB', words(40_000), {}],
  ])('never compresses %s again', async (_, html, more) => {
    const stored = createStoredPage({
      ...{ status: 200, html, headers: {}, fullyRead: true, renderedAt: 0 },
      ...more,
    });
    const other = page(words(1_000));
    const sent = await send(stored);
    await Promise.all([send(stored), send(other)]);
    await send(other);
    await expect.poll(() => send(other)).toEqual(compressAt(words(1_000), 11));
    expect(await send(stored)).toEqual(sent);
  });
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
