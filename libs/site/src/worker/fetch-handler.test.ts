import { describe, expect, it, vi } from 'vitest';
import { createMemoryCaches } from './cache-storage.fixture.ts';
import { createFetchHandler } from './fetch-handler.ts';
import { createOfflineStore } from './offline-store.ts';
import type { WorkerFetchEvent } from './worker-scope.ts';

const origin = 'https://site.example';
const picture = 'https://content.example/uploads/lamp.webp';

interface Sent extends Partial<Record<'mode' | 'destination' | 'clientId' | 'method', string>> {
  headers?: Record<string, string>;
  /** Response to a request that the browser made while it started the worker. */
  preloaded?: Response;
}

const html = (body: string) =>
  Object.defineProperty(new Response(body, { headers: { 'content-type': 'text/html' } }), 'type', {
    value: 'basic',
  });

function startWorker() {
  const caches = createMemoryCaches();
  const network = { isOnline: true };
  const fetch = vi.fn(async (input: RequestInfo | URL) => {
    if (!network.isOnline) throw new TypeError('Failed to fetch');
    return html(`network: ${typeof input === 'object' && 'url' in input ? input.url : String(input)}`);
  });
  const store = createOfflineStore({ storage: caches, fetch, memberPaths: ['/login'] });
  const browser = { onLine: true };
  const handle = createFetchHandler({
    scope: { caches, location: { origin }, navigator: browser },
    store,
    fetch,
  });

  /** Sends a request through the worker. `undefined` if the worker leaves it to the browser. */
  async function send(path: string, { mode = 'navigate', destination = 'document', ...sent }: Sent = {}) {
    const url = new URL(path, origin).href;
    const { method = 'GET', clientId = '', headers = {}, preloaded } = sent;
    let response: Promise<Response> | undefined;
    const work: Promise<unknown>[] = [];
    handle({
      request: { url, method, mode, destination, headers: new Headers(headers) },
      clientId,
      resultingClientId: 'opened',
      preloadResponse: Promise.resolve(preloaded),
      respondWith: (given: Promise<Response>) => (response = given),
      waitUntil: (given: Promise<unknown>) => work.push(given),
    } as unknown as WorkerFetchEvent);
    const text = await (await response)?.text();
    await Promise.all(work);
    return text;
  }
  const listStored = () =>
    ['guildhall-pages', 'guildhall-files', 'guildhall-pictures', 'guildhall-offline'].flatMap((name) =>
      caches.list(name).filter((key) => key !== '/_index'),
    );
  return { caches, network, browser, fetch, store, send, listStored };
}

describe('a page that the browser requests ahead', () => {
  const headers = { 'sec-purpose': 'prefetch;prerender' };

  it.each<[string, Sent]>([
    ['prerendered', { headers }],
    ['prefetched', { headers: { 'sec-purpose': 'prefetch' } }],
    ['requested while the worker starts', { headers, preloaded: html('network: preloaded') }],
  ])('is not stored when it is %s, only when it is read [7.10.2]', async (_name, sent) => {
    const { send, listStored, store } = startWorker();
    expect(await send('/news', sent)).toMatch(/^network: /);
    expect(listStored()).toEqual([]);
    await store.report({ page: { path: '/news', title: 'News' } });
    expect(listStored()).toEqual(['/news']);
  });
});

describe('a product that was read', () => {
  it('is there without a connection, whichever variant the URL names; another search is not', async () => {
    const { send, network, store } = startWorker();
    await store.report({ page: { path: '/p/print', title: 'Print' } });
    network.isOnline = false;
    expect(await send('/p/print?Size=A2')).toBe('network: /p/print');
    expect(await send('/p?q=print')).not.toContain('network');
  });
});

describe('a picture of another origin', () => {
  const image = { mode: 'no-cors', destination: 'image', clientId: 'opened' };

  async function startWithPicture() {
    const worker = startWorker();
    const cache = await worker.caches.open('guildhall-pictures');
    await cache.put(picture, new Response('stored picture'));
    return worker;
  }

  it('is left to the browser while there is a connection', async () => {
    const { send } = await startWithPicture();
    await send('/news');
    expect(await send(picture, image)).toBeUndefined();
  });

  it('is there on a page that was opened without a connection [7.10.9]', async () => {
    const { send, network } = await startWithPicture();
    network.isOnline = false;
    await send('/news');
    expect(await send(picture, image)).toBe('stored picture');
    expect(await send(picture, { ...image, destination: 'script' })).toBeUndefined();
    expect(await send(picture, { ...image, clientId: 'other' })).toBeUndefined();
  });

  it('is there after the browser has ended the worker in between [7.10.9]', async () => {
    const { send, browser } = await startWithPicture();
    browser.onLine = false;
    expect(await send(picture, image)).toBe('stored picture');
  });
});

it('leaves everything but reading to the browser', async () => {
  const { send } = startWorker();
  expect(await send('/news', { method: 'POST' })).toBeUndefined();
  expect(await send('/film.mp4', { headers: { range: 'bytes=0-' } })).toBeUndefined();
  expect(await send('/api/v1/sca', { mode: 'cors', destination: '' })).toBeUndefined();
});
