import { readdir } from 'node:fs/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageLoadResult } from './page-cache.ts';
import {
  cacheWith,
  draft,
  empty,
  failed,
  found,
  HOUR,
  MINUTE,
  settled,
  slowly,
  startAgain,
  test,
  text,
} from './page-cache.fixture.ts';

beforeEach(startAgain);

describe('a page that was loaded before', () => {
  it('is served without a load while it is fresh [8.2.6]', async () => {
    const { cache } = await cacheWith();
    await cache.get('/a', found('one'));
    const again = vi.fn(found('two'));
    test.now += 59_000;
    expect(await text(cache.get('/a', again))).toBe('one');
    expect(again).not.toHaveBeenCalled();
  });

  it('is served stale during one renewal, then new [8.2.6]', async () => {
    const { cache } = await cacheWith();
    await cache.get('/a', found('one'));
    test.now += 61_000;
    const renewal = vi.fn(found('two'));
    const [first, second] = await Promise.all([cache.get('/a', renewal), cache.get('/a', renewal)]);
    expect([first.joinHtml().toString(), second.joinHtml().toString()]).toEqual(['one', 'one']);
    await settled();
    expect(await text(cache.get('/a', renewal))).toBe('two');
    expect(renewal).toHaveBeenCalledTimes(1);
  });

  it('makes visitors wait for a new one after a minute and ten more without a visit [8.2.6]', async () => {
    const { cache } = await cacheWith();
    await cache.get('/a', found('one'));
    test.now += 11 * MINUTE - 1;
    expect(await text(cache.get('/a', found('two')))).toBe('one');
    await settled();
    test.now += 11 * MINUTE;
    expect(await text(cache.get('/a', found('three')))).toBe('three');
    test.now += 11 * MINUTE;
    expect(await text(cache.get('/a', failed))).toBe('three');
  });

  it('is used for 24 hours while the content service fails [8.2.1]', async () => {
    const { cache } = await cacheWith();
    await cache.get('/a', found('one'));
    test.now += 23 * HOUR;
    expect(await text(cache.get('/a', failed))).toBe('one');
    await settled();
    test.now += 2 * HOUR;
    expect(await text(cache.get('/a', failed))).toBe('cannot be read now');
  });

  it('is loaded again five seconds after a failure, not on every visit', async () => {
    const { cache } = await cacheWith();
    await cache.get('/a', found('one'));
    test.now += 61_000;
    const failing = vi.fn(failed);
    await cache.get('/a', failing);
    await settled();
    test.now += 4_000;
    await cache.get('/a', failing);
    expect(failing).toHaveBeenCalledTimes(1);
  });

  it('survives a restart during an outage, from disk', async () => {
    const first = await cacheWith(true);
    const { etag } = await first.cache.get('/a', found('one'));
    await first.written();
    const second = await cacheWith(true, first.folder);
    const stored = await second.cache.get('/a', failed);
    expect(stored.joinHtml().toString()).toBe('one');
    expect(stored.etag).toBe(etag);
    test.now += 5_000;
    expect(await text(second.cache.get('/a', found('two')))).toBe('two');
  });

  it('survives a loader that throws', async () => {
    const { cache } = await cacheWith();
    await cache.get('/a', found('one'));
    test.now += 25 * HOUR;
    const boom = async (): Promise<PageLoadResult> => Promise.reject(new Error('boom'));
    await expect(cache.get('/a', boom)).rejects.toThrow('boom');
    expect(test.problems).toHaveLength(1);
  });
});

describe('a page with a part that could not be loaded', () => {
  const gap = { fullyRead: false, partsMissing: true };

  it('is served, and loaded again after five seconds', async () => {
    const { cache } = await cacheWith();
    expect(await text(cache.get('/a', found('half', gap)))).toBe('half');
    const again = vi.fn(found('whole'));
    test.now += 4_999;
    expect(await text(cache.get('/a', again))).toBe('half');
    expect(again).not.toHaveBeenCalled();
    test.now += 1;
    await cache.get('/a', again);
    await settled();
    expect(await text(cache.get('/a', again))).toBe('whole');
  });

  it('shows the new entry with its last good list, and is loaded again after five seconds [8.2.5]', async () => {
    const { cache } = await cacheWith();
    await cache.get('/a', found('old entry'));
    cache.expire(['/a']);
    expect(await text(cache.get('/a', found('new entry, old list', { fullyRead: false })))).toBe(
      'new entry, old list',
    );
    test.now += 5_000;
    expect(await text(cache.get('/a', found('new entry, new list')))).toBe('new entry, new list');
  });

  it('shows the new entry even if nothing can replace its list [8.2.5]', async () => {
    const { cache } = await cacheWith();
    await cache.get('/a', found('old entry', { entryTag: 'old' }));
    cache.expire(['/a']);
    expect(await text(cache.get('/a', found('new entry', { ...gap, entryTag: 'new' })))).toBe('new entry');
  });

  it('does not replace a complete page of the same entry, even after a restart', async () => {
    const first = await cacheWith(true);
    await first.cache.get('/a', found('whole', { entryTag: 'same' }));
    await first.written();
    first.cache.expire(['/a']);
    const lacking = found('half', { ...gap, entryTag: 'same' });
    expect(await text(first.cache.get('/a', lacking))).toBe('whole');
    const second = await cacheWith(true, first.folder);
    expect(await text(second.cache.get('/a', lacking))).toBe('whole');
  });
});

describe('after an event', () => {
  it('the first visitor gets the new page [8.2.4]', async () => {
    const { cache } = await cacheWith();
    await cache.get('/a', found('one'));
    cache.expire(['/a']);
    expect(await text(cache.get('/a', found('two')))).toBe('two');
  });

  it('the first visitor gets the new page when every page has changed [8.2.4]', async () => {
    const { cache } = await cacheWith();
    await cache.get('/a', found('one'));
    cache.expire();
    expect(await text(cache.get('/a', found('two')))).toBe('two');
  });

  it('the old page is used until the new one can be loaded [8.2.1]', async () => {
    const { cache } = await cacheWith();
    await cache.get('/a', found('one'));
    cache.expire(['/a']);
    expect(await text(cache.get('/a', failed))).toBe('one');
    test.now += 4_999;
    expect(await text(cache.get('/a', found('two')))).toBe('one');
    test.now += 1;
    expect(await text(cache.get('/a', found('two')))).toBe('two');
  });

  it('a page that is being loaded is loaded again before it is sent [8.2.4]', async () => {
    const { cache } = await cacheWith();
    const content = slowly('one');
    const first = cache.get('/a', content.load);
    cache.expire(['/a']);
    const second = cache.get('/a', content.load);
    content.change('two');
    content.come();
    expect([await text(first), await text(second)]).toEqual(['two', 'two']);
    expect(await text(cache.get('/a', found('three')))).toBe('two');
  });

  it('a running renewal is repeated too [8.2.4]', async () => {
    const { cache } = await cacheWith();
    await cache.get('/a', found('one'));
    test.now += 2 * MINUTE;
    const content = slowly('one');
    await cache.get('/a', content.load);
    cache.expire();
    const visitor = cache.get('/a', content.load);
    content.change('two');
    content.come();
    expect(await text(visitor)).toBe('two');
  });

  it('a load that finds no page is repeated [8.2.4]', async () => {
    const { cache } = await cacheWith(true);
    const content = slowly(undefined);
    const visitor = cache.get('/a', content.load);
    cache.expire(['/a']);
    content.change('published');
    content.come();
    expect(await text(visitor)).toBe('published');
  });

  it('a visitor’s wait ends while events continue, and the next visitor waits again', async () => {
    const { cache } = await cacheWith();
    const load = vi.fn(async (): Promise<PageLoadResult> => {
      cache.expire(['/a']);
      return { outcome: 'found', page: draft('busy') };
    });
    expect(await text(cache.get('/a', load))).toBe('busy');
    expect(load.mock.calls.length).toBeLessThan(5);
    expect(await text(cache.get('/a', found('quiet')))).toBe('quiet');
  });
});

describe('a missing page', () => {
  it('is cached as missing for ten seconds', async () => {
    const { cache } = await cacheWith();
    await cache.get('/a', empty);
    const again = vi.fn(found('new'));
    test.now += 9_000;
    expect(await text(cache.get('/a', again))).toBe('no such page');
    test.now += 2_000;
    expect(await text(cache.get('/a', again))).toBe('new');
  });

  it('is shown from the first visit after the event [8.2.4]', async () => {
    const { cache } = await cacheWith();
    await cache.get('/a', empty);
    cache.expire(['/a']);
    expect(await text(cache.get('/a', found('published')))).toBe('published');
  });
});

describe('a page that was taken down', () => {
  it('is gone from the first visit after the event [8.2.4]', async () => {
    const { cache } = await cacheWith(true);
    await cache.get('/a', found('one'));
    cache.expire(['/a']);
    expect(await text(cache.get('/a', empty))).toBe('no such page');
  });

  it('does not come back when the content service fails later, or after a restart [8.2.4]', async () => {
    const { cache, folder } = await cacheWith(true);
    await cache.get('/a', found('one'));
    test.now += 2 * MINUTE;
    await cache.get('/a', found('one again'));
    await settled();
    cache.expire(['/a']);
    await cache.get('/a', empty);
    const restarted = await cacheWith(true, folder);
    expect(await text(restarted.cache.get('/a', failed))).toBe('cannot be read now');
    test.now += 11_000;
    expect(await text(cache.get('/a', failed))).toBe('cannot be read now');
  });

  it('does not come back from a copy still being written', async () => {
    const { cache, folder } = await cacheWith(true);
    const written = cache.get('/a', found('x'.repeat(2_000_000)));
    await written;
    cache.expire(['/a']);
    await cache.get('/a', empty);
    await settled();
    expect((await readdir(folder)).filter((name) => name.includes('.page'))).toEqual([]);
  });
});

describe('a page that was renamed', () => {
  const moved = found('', { status: 301, headers: { location: '/b' } });

  it('has no copy on disk, as any number of spellings redirect to one page [8.2.8]', async () => {
    const { cache, folder, written } = await cacheWith(true);
    await cache.get('/A', moved);
    await written('/A');
    expect(await readdir(folder)).toEqual([]);
    expect((await cache.get('/A', failed)).status).toBe(301);
  });

  it('does not come back at its earlier URL after a restart', async () => {
    const { cache, folder, written } = await cacheWith(true);
    await cache.get('/a', found('one'));
    cache.expire(['/a']);
    await cache.get('/a', moved);
    await written();
    const restarted = await cacheWith(true, folder);
    expect(await text(restarted.cache.get('/a', failed))).toBe('cannot be read now');
  });
});

it('loads a page once for a hundred simultaneous requests', async () => {
  const { cache } = await cacheWith();
  const load = vi.fn(found('one'));
  await Promise.all(Array.from({ length: 100 }, () => cache.get('/a', load)));
  expect(load).toHaveBeenCalledTimes(1);
});
