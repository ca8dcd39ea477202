import { describe, expect, it, vi } from 'vitest';
import { createMemoryCaches } from './cache-storage.fixture.ts';
import { createOfflineStore } from './offline-store.ts';

type Route = { body: string; type?: string; control?: string; status?: number };

/** A site with these responses; a path without one fails as without a network. */
function connect(routes: Record<string, Route>) {
  const storage = createMemoryCaches();
  const fetch = vi.fn(async (path: RequestInfo | URL, _init?: RequestInit) => {
    const route = routes[String(path)];
    if (!route) throw new TypeError('Failed to fetch');
    const { body, type = 'text/html', control = 'public, max-age=0', status = 200 } = route;
    const headers = { 'content-type': type, 'cache-control': control };
    // A response made by hand has the type `default`.
    return Object.defineProperty(new Response(body, { status, headers }), 'type', { value: 'basic' });
  });
  const store = createOfflineStore({ storage, fetch, memberPaths: ['/login'] });
  const listPages = () => storage.list('guildhall-pages').filter((path) => path !== '/_index');
  const listFiles = () => storage.list('guildhall-files').filter((path) => path !== '/_index');
  return { storage, fetch, store, routes, listPages, listFiles };
}

const script = { body: 'let now', type: 'text/javascript', control: 'public, max-age=31536000, immutable' };
const font = { body: '', type: 'font/woff2' };
const news = {
  body: '<link rel="preload" as="font" href="/assets/text-1.woff2"><script src="/assets/start-1.js"></script>',
};
const offline = { body: '<script src="/assets/list-1.js"></script>You seem to be offline' };

describe('a page that was read', () => {
  it('is stored with the files that its HTML names, and with those that it used [7.10.2]', async () => {
    const { store, listPages, listFiles } = connect({
      ...{ '/news': news, '/assets/text-1.woff2': font },
      ...{ '/assets/start-1.js': script, '/assets/kit-1.js': script },
    });
    await store.report({ page: { path: '/news', title: 'News' }, files: ['/assets/kit-1.js'] });
    expect(listPages()).toEqual(['/news']);
    expect(listFiles()).toEqual(['/assets/text-1.woff2', '/assets/start-1.js', '/assets/kit-1.js']);
    expect(await (await store.openStored('/news')).text()).toBe(news.body);
  });

  it('is requested without cookies, from the browser’s own cache, without following a redirect [7.10.3]', async () => {
    const { store, fetch } = connect({ '/news': { body: '' } });
    await store.report({ page: { path: '/news', title: 'News' } });
    const options = { cache: 'force-cache', credentials: 'omit', redirect: 'error' };
    expect(fetch.mock.calls).toEqual([['/news', options]]);
  });

  it('is not requested at a path of members [7.10.3]', async () => {
    const { store, fetch } = connect({ '/login': news });
    await store.report({ page: { path: '/login', title: 'Log in' } });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is one of at most 30, with at most 200 files: the newest stay [7.10.4]', async () => {
    const files = Array.from({ length: 210 }, (_, index) => `/assets/part-${index}.js`);
    const paths = Array.from({ length: 32 }, (_, index) => `/page-${index}`);
    const { store, listPages, listFiles } = connect({
      ...Object.fromEntries(paths.map((path) => [path, { body: '' }])),
      ...Object.fromEntries(files.map((path) => [path, script])),
    });
    for (const path of paths) await store.report({ page: { path, title: path } });
    expect(listPages().sort()).toEqual(paths.slice(2).sort());
    for (const path of files) await store.report({ files: [path] });
    expect(listFiles()).toHaveLength(200);
    expect(listFiles()).toContain('/assets/part-209.js');
  });

  it('and its files take at most 13 MB together [7.10.4]', async () => {
    const megabyte = 1024 * 1024;
    const paths = Array.from({ length: 5 }, (_, index) => `/page-${index}`);
    const files = Array.from({ length: 12 }, (_, index) => `/assets/part-${index}.js`);
    const large = 'a'.repeat(megabyte - 1024);
    const { store, listPages, listFiles } = connect({
      ...Object.fromEntries(paths.map((path) => [path, { body: large }])),
      ...Object.fromEntries(files.map((path) => [path, { ...script, body: large }])),
    });
    for (const path of paths) await store.report({ page: { path, title: path } });
    for (const path of files) await store.report({ files: [path] });
    expect(listPages()).toEqual(paths.slice(-3));
    expect(listFiles()).toEqual(files.slice(-10));
  });

  it.each<[string, Route | undefined, string | undefined]>([
    ['is gone', { ...news, status: 404 }, 'News'],
    ['was removed', { ...news, status: 410 }, 'News'],
    ['has become private', { ...news, control: 'private, no-store' }, 'News'],
    ['is for members now', news, undefined],
  ])('is forgotten when it %s [7.10.5]', async (_name, route, title) => {
    const { store, routes, listPages } = connect({ '/news': { body: '' } });
    await store.report({ page: { path: '/news', title: 'News' } });
    if (route) routes['/news'] = route;
    await store.report({ page: { path: '/news', ...(title !== undefined && { title }) } });
    expect(listPages()).toEqual([]);
  });

  it('stays stored while it cannot be requested again', async () => {
    const { store, routes, listPages } = connect({ '/news': { body: '' } });
    await store.report({ page: { path: '/news', title: 'News' } });
    delete routes['/news'];
    await store.report({ page: { path: '/news', title: 'News' } });
    expect(listPages()).toEqual(['/news']);
  });
});

describe('files that a page has used', () => {
  it('are requested once', async () => {
    const { store, fetch } = connect({ '/assets/kit-1.js': script });
    await store.report({ files: ['/assets/kit-1.js'] });
    await store.report({ files: ['/assets/kit-1.js'] });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('are stored without one that cannot be fetched', async () => {
    const { store, listFiles } = connect({ '/assets/kit-1.js': script });
    await store.report({ files: ['/assets/gone-1.js', '/assets/kit-1.js'] });
    expect(listFiles()).toEqual(['/assets/kit-1.js']);
  });
});

describe('pictures of another origin', () => {
  const at = (name: number) => `https://content.example/uploads/${name}.webp`;

  function connectPictures(type = 'opaque') {
    const storage = createMemoryCaches();
    const fetch = vi.fn(async (_url: RequestInfo | URL, _init?: RequestInit) =>
      Object.defineProperty(new Response(''), 'type', { value: type }),
    );
    const store = createOfflineStore({ storage, fetch, memberPaths: [] });
    const list = () => storage.list('guildhall-pictures').filter((url) => url !== '/_index');
    return { store, fetch, list };
  }

  it('are requested once, without cookies, from the browser’s own cache [7.10.9]', async () => {
    const { store, fetch, list } = connectPictures();
    await store.report({ files: [at(1)] });
    await store.report({ files: [at(1)] });
    const options = { mode: 'no-cors', cache: 'force-cache', credentials: 'omit' };
    expect(fetch.mock.calls).toEqual([[at(1), options]]);
    expect(list()).toEqual([at(1)]);
  });

  it('are at most 20, those that were shown last [7.10.9]', async () => {
    const { store, list } = connectPictures();
    const all = Array.from({ length: 22 }, (_, index) => at(index));
    await store.report({ files: all });
    expect(list()).toEqual(all.slice(2));
  });

  it('are not stored with a response that a picture does not get', async () => {
    const { store, list } = connectPictures('error');
    await store.report({ files: [at(1)] });
    expect(list()).toEqual([]);
  });
});

describe('the offline page', () => {
  it('takes the place of pages that were not read, with status 503 and its own headers [7.10.1]', async () => {
    const { store } = connect({ '/_offline': offline, '/assets/list-1.js': script });
    await store.storeOfflinePage();
    const shown = await store.openStored('/never-read');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([503, 'text/html']);
    expect(await shown.text()).toContain('You seem to be offline');
  });

  it('is replaced with its files by that of a new build', async () => {
    const { store, routes, storage } = connect({ '/_offline': offline, '/assets/list-1.js': script });
    await store.storeOfflinePage();
    Object.assign(routes, {
      '/_offline': { body: '<script src="/assets/list-2.js">' },
      '/assets/list-2.js': script,
    });
    await store.storeOfflinePage();
    expect(storage.list('guildhall-offline').sort()).toEqual(['/_offline', '/assets/list-2.js']);
  });

  it('is required: without it the worker is not installed', async () => {
    await expect(connect({}).store.storeOfflinePage()).rejects.toThrow('Failed to fetch');
    const down = connect({ '/_offline': { ...offline, status: 503 } });
    await expect(down.store.storeOfflinePage()).rejects.toThrow('cannot store /_offline');
    const half = connect({ '/_offline': offline, '/assets/list-1.js': { ...script, status: 404 } });
    await expect(half.store.storeOfflinePage()).rejects.toThrow('cannot store /assets/list-1.js');
  });
});
