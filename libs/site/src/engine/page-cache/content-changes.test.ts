import { beforeEach, describe, expect, it } from 'vitest';
import type { PageLoadResult } from './page-cache.ts';
import {
  cacheWith,
  failed,
  found,
  HOUR,
  settled,
  slowly,
  startAgain,
  test,
  text,
} from './page-cache.fixture.ts';

beforeEach(startAgain);

describe('a burst of events', () => {
  /** A page with the number of the last event as content, and the times of its loads. */
  async function createEventsPage() {
    const loads: number[] = [];
    let event = 0;
    const { cache } = await cacheWith(false, undefined, {
      reloadMs: 2_000,
      pause: async (ms) => void (test.now += ms),
    });
    const load = (): Promise<PageLoadResult> => {
      loads.push(test.now);
      return found(`event ${event}`)();
    };
    await cache.get('/a', load);
    loads.length = 0;
    return {
      loads,
      visit: () => text(cache.get('/a', load)),
      happen: () => {
        event++;
        cache.expire(['/a']);
        return `event ${event}`;
      },
    };
  }

  it('loads a page at most once in two seconds, and every visitor sees its state at their visit [8.2.4] [8.2.10]', async () => {
    const { loads, visit, happen } = await createEventsPage();
    const from = test.now;
    for (let time = 0; time < 50; time++) {
      const last = happen();
      expect(await visit()).toBe(last);
      test.now += 100;
    }
    expect(loads.length).toBeGreaterThan(1);
    expect(loads.length).toBeLessThanOrEqual((test.now - from) / 2_000 + 1);
    for (const [index, at] of loads.entries())
      if (index > 0) expect(at - (loads[index - 1] ?? 0)).toBeGreaterThanOrEqual(2_000);
  });

  it('loads a page at once after the first event, and once after many without a visit [8.2.10]', async () => {
    const { loads, visit, happen } = await createEventsPage();
    const before = test.now;
    for (let time = 0; time < 50; time++) happen();
    expect(await visit()).toBe('event 50');
    expect(loads).toEqual([before]);
  });

  it('makes earlier visitors wait for at most one load', async () => {
    const pauses: number[] = [];
    const { cache } = await cacheWith(false, undefined, {
      reloadMs: 2_000,
      pause: async (ms) => void pauses.push(ms),
    });
    const load = async (): Promise<PageLoadResult> => {
      cache.expire(['/a']);
      return found('busy')();
    };
    expect(await text(cache.get('/a', load))).toBe('busy');
    expect(pauses).toEqual([]);
  });

  it('makes visitors after an event wait while an older load is still running [8.2.4]', async () => {
    const { cache } = await cacheWith(false, undefined, {
      reloadMs: 2_000,
      pause: async (ms) => void (test.now += ms),
    });
    await cache.get('/a', found('zero'));
    cache.expire(['/a']);
    const content = slowly('one');
    const before = cache.get('/a', content.load);
    await settled();
    cache.expire(['/a']);
    content.change('two');
    const after = cache.get('/a', content.load);
    content.come();
    expect([await text(before), await text(after)]).toEqual(['one', 'two']);
  });
});

describe('a page that lists entries', () => {
  const cards = new Set(['/n1', '/n2']);

  it('is new from the first visit after an event about any entry; other pages are not [8.2.4]', async () => {
    const { cache } = await cacheWith();
    await cache.get('/', found('list one', { cards }));
    await cache.get('/text', found('text one'));
    cache.expire(['/n3'], { lists: true });
    expect(await text(cache.get('/', found('list two', { cards })))).toBe('list two');
    expect(await text(cache.get('/text', found('text two')))).toBe('text one');
  });

  it('is loaded again if such an event comes during its load; other pages are not [8.2.4]', async () => {
    for (const [more, shown] of [
      [{ cards }, 'two'],
      [{}, 'one'],
    ] as const) {
      const { cache } = await cacheWith();
      const come = Promise.withResolvers<void>();
      let content = 'one';
      const load = async (): Promise<PageLoadResult> => {
        const read = content;
        await come.promise;
        return found(read, more)();
      };
      const [before] = [cache.get('/', load), cache.expire(['/n3'], { lists: true })];
      content = 'two';
      const after = cache.get('/', load);
      come.resolve();
      expect([await text(before), await text(after)]).toEqual([shown, shown]);
    }
  });

  it('is not used as the last good page if an entry that it lists is gone [8.2.4]', async () => {
    const { cache } = await cacheWith(true, undefined, {
      listsGoneEntry: async (page) => page.cards?.has('/n1') === true,
    });
    await cache.get('/', found('with n1', { cards }));
    await cache.get('/other', found('without', { cards: new Set(['/n2']) }));
    test.now += 2 * HOUR;
    expect(await text(cache.get('/', failed))).toBe('cannot be read now');
    expect(await text(cache.get('/other', failed))).toBe('without');
  });
});
