import { afterEach, describe, expect, it, vi } from 'vitest';
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
