import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDiskCopies } from './disk-copies.ts';
import { PageCache, type Loaded } from './page-cache.ts';
import { storePage } from './stored-page.ts';

const HOUR = 3_600_000;
let now: number;
let problems: unknown[];

beforeEach(() => {
  now = 1_000_000;
  problems = [];
});

function draft(html: string, whole = true) {
  return storePage({ status: 200, html, headers: { 'content-type': 'text/html' }, whole, renderedAt: now });
}
const found =
  (html: string, whole = true): (() => Promise<Loaded>) =>
  async () => ({ outcome: 'found', page: draft(html, whole) });
const failed = async (): Promise<Loaded> => ({ outcome: 'failed', page: draft('cannot be read now') });
const empty = async (): Promise<Loaded> => ({ outcome: 'empty', page: draft('no such page') });

async function cacheWith(disk = false, directory?: string) {
  const folder = directory ?? (disk ? await mkdtemp(join(tmpdir(), 'guildhall-pages-')) : '');
  const cache = new PageCache({
    freshMs: 60_000,
    staleMs: 24 * HOUR,
    retryMs: 5_000,
    emptyMs: 10_000,
    maxBytes: 1_000_000,
    ...(disk ? { disk: createDiskCopies(folder, { maxAgeMs: 24 * HOUR, now: () => now }) } : {}),
    onProblem: (_key, error) => problems.push(error),
    now: () => now,
  });
  return { cache, folder };
}
/** Lets what goes on behind the visitor's back come to its end. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const text = async (page: Promise<{ html: Buffer }>) => (await page).html.toString();

describe('a page that was read before', () => {
  it('is served without asking again while it is fresh', async () => {
    const { cache } = await cacheWith();
    await cache.get('/a', found('one'));
    const again = vi.fn(found('two'));
    now += 59_000;
    expect(await text(cache.get('/a', again))).toBe('one');
    expect(again).not.toHaveBeenCalled();
  });

  it('is served stale while one renewal runs, and then is new', async () => {
    const { cache } = await cacheWith();
    await cache.get('/a', found('one'));
    now += 61_000;
    const renewal = vi.fn(found('two'));
    const [first, second] = await Promise.all([cache.get('/a', renewal), cache.get('/a', renewal)]);
    expect([first.html.toString(), second.html.toString()]).toEqual(['one', 'one']);
    await settled();
    expect(await text(cache.get('/a', renewal))).toBe('two');
    expect(renewal).toHaveBeenCalledTimes(1);
  });

  it('stands for 24 hours while the content service fails [8.2.1]', async () => {
    const { cache } = await cacheWith();
    await cache.get('/a', found('one'));
    now += 23 * HOUR;
    expect(await text(cache.get('/a', failed))).toBe('one');
    await settled();
    now += 2 * HOUR;
    expect(await text(cache.get('/a', failed))).toBe('cannot be read now');
  });

  it('is asked for again five seconds after a failure, not at every visit', async () => {
    const { cache } = await cacheWith();
    await cache.get('/a', found('one'));
    now += 61_000;
    const failing = vi.fn(failed);
    await cache.get('/a', failing);
    await settled();
    now += 4_000;
    await cache.get('/a', failing);
    expect(failing).toHaveBeenCalledTimes(1);
  });

  it('survives a restart during an outage, from disk', async () => {
    const first = await cacheWith(true);
    const { etag } = await first.cache.get('/a', found('one'));
    await vi.waitFor(async () => {
      const second = await cacheWith(true, first.folder);
      const kept = await second.cache.get('/a', failed);
      expect(kept.html.toString()).toBe('one');
      expect(kept.etag).toBe(etag);
    });
  });

  it('survives a loader that throws', async () => {
    const { cache } = await cacheWith();
    await cache.get('/a', found('one'));
    now += 25 * HOUR;
    const boom = async (): Promise<Loaded> => Promise.reject(new Error('boom'));
    await expect(cache.get('/a', boom)).rejects.toThrow('boom');
    expect(problems).toHaveLength(1);
  });
});

describe('a page with a failed part', () => {
  it('is served, and tried again after five seconds', async () => {
    const { cache } = await cacheWith();
    expect(await text(cache.get('/a', found('half', false)))).toBe('half');
    now += 5_001;
    await cache.get('/a', found('whole'));
    await vi.waitFor(async () => expect(await text(cache.get('/a', found('whole')))).toBe('whole'));
  });

  it('never takes the place of a whole one', async () => {
    const { cache } = await cacheWith();
    await cache.get('/a', found('whole'));
    cache.expire(['/a']);
    await cache.get('/a', found('half', false));
    expect(await text(cache.get('/a', found('half', false)))).toBe('whole');
  });
});

describe('a page that is not there', () => {
  it('is remembered as missing for ten seconds', async () => {
    const { cache } = await cacheWith();
    await cache.get('/a', empty);
    const again = vi.fn(found('new'));
    now += 9_000;
    expect(await text(cache.get('/a', again))).toBe('no such page');
    now += 2_000;
    expect(await text(cache.get('/a', again))).toBe('new');
  });

  it('takes the place of the page that an editor removed', async () => {
    const { cache } = await cacheWith(true);
    await cache.get('/a', found('one'));
    cache.expire(['/a']);
    await cache.get('/a', empty);
    await vi.waitFor(async () => expect(await text(cache.get('/a', empty))).toBe('no such page'));
  });
});

it('loads a page once for a hundred visitors who ask for it together', async () => {
  const { cache } = await cacheWith();
  const load = vi.fn(found('one'));
  await Promise.all(Array.from({ length: 100 }, () => cache.get('/a', load)));
  expect(load).toHaveBeenCalledTimes(1);
});
