import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestClient, rawEntry } from '../client/test-client.fixture.ts';
import { readSync, readInSlices } from './read-in-slices.ts';

/** Three parts of 6 ms each, on a clock that only they advance. */
function* readThreeSlices(begin: (part: number) => void) {
  for (const part of [1, 2, 3]) {
    begin(part);
    vi.advanceTimersByTime(6);
    yield;
  }
  return 'read';
}

describe('reading in slices', () => {
  afterEach(() => void vi.useRealTimers());

  it('lets other tasks run after ten milliseconds [3.1.8]', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    const order: string[] = [];
    const reading = readInSlices(
      readThreeSlices((part) => order.push(`part ${part}`)),
      (read) => read(),
    );
    order.push('somebody else');
    await vi.runAllTimersAsync();
    expect(await reading).toBe('read');
    expect(order).toEqual(['part 1', 'part 2', 'somebody else', 'part 3']);
  });

  it('reads each slice in the state that it needs', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    let inside = false;
    const states: boolean[] = [];
    const reading = readInSlices(
      readThreeSlices(() => states.push(inside)),
      (read) => {
        inside = true;
        try {
          return read();
        } finally {
          inside = false;
        }
      },
    );
    expect(inside).toBe(false);
    await vi.runAllTimersAsync();
    await reading;
    expect(states).toEqual([true, true, true]);
  });

  it('can also be done in one piece', () => {
    vi.useFakeTimers();
    expect(readSync(readThreeSlices(() => undefined))).toBe('read');
  });
});

describe('a response', () => {
  afterEach(() => void vi.restoreAllMocks());
  const texts = Array.from({ length: 9 }, (_, id) => ({ blockName: 'acf/block-title', title: 'A', id }));
  const container = { blockName: 'core/group', innerBlocks: texts };

  const filters = texts.map((text) => ({ ...text, name: 'A', route: '/cards' }));
  type Client = ReturnType<typeof createTestClient>['cms'];
  const readEntry = (cms: Client) => cms.readEntry('/about');

  it.each([
    ['cards', texts, (cms: Client) => cms.readCards('/cards')],
    ['filters', filters, (cms: Client) => cms.readFilters('/filters')],
    ['blocks', rawEntry(texts), readEntry],
    ['blocks in a container', rawEntry([container]), readEntry],
  ] as const)(
    'with many %s is read in slices, between which other tasks run [3.1.8]',
    async (_what, response, readResponse) => {
      let now = 0;
      vi.spyOn(performance, 'now').mockImplementation(() => (now += 6));
      const order: string[] = [];
      setTimeout(() => order.push('somebody else'));
      expect((await readResponse(createTestClient(response).cms)).outcome).toBe('found');
      order.push('read');
      expect(order).toEqual(['somebody else', 'read']);
    },
  );
});
