import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRollingCount } from './rolling-count.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

it('counts events within the window, and forgets them afterwards, even if nothing else happens', () => {
  const count = createRollingCount(10_000);
  count.add();
  vi.advanceTimersByTime(5_000);
  count.add();
  count.add();
  expect(count.total()).toBe(3);
  vi.advanceTimersByTime(4_999);
  expect(count.total()).toBe(3);
  vi.advanceTimersByTime(1);
  expect(count.total()).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect(count.total()).toBe(0);
});

it('starts again at zero', () => {
  const count = createRollingCount(10_000);
  count.add();
  count.reset();
  expect(count.total()).toBe(0);
});
