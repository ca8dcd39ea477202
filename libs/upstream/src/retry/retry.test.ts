import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';
import { createRetryBudget } from './retry-budget.ts';
import { computeRetryDelay } from './retry-delay.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
afterEach(() => void vi.useRealTimers());

describe('Retry-After', () => {
  it.each([
    ['0', 0],
    ['2', 2_000],
    [' 120 ', 120_000],
    ['Thu, 01 Jan 2026 00:00:03 GMT', 3_000],
    ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
  ])('of %j is %d milliseconds', (header, ms) => {
    expect(parseRetryAfter(header, Date.now())).toBe(ms);
  });

  it.each([null, '', '-1', '1.5', 'soon', '2s', '99 bottles', 'Soon, perhaps'])(
    'of %j is ignored',
    (header) => {
      expect(parseRetryAfter(header, Date.now())).toBeUndefined();
    },
  );
});

describe('the delay before a retry', () => {
  it('is random below a limit that doubles, up to a second', () => {
    const limits = [0, 1, 2, 3, 4, 5].map((retry) => computeRetryDelay(retry, undefined, () => 1));
    expect(limits).toEqual([100, 200, 400, 800, 1_000, 1_000]);
    expect(computeRetryDelay(0, undefined, () => 0)).toBe(0);
  });

  it('is added to the time that the supplier requested', () => {
    expect(computeRetryDelay(1, 2_000, () => 0.5)).toBe(2_100);
  });
});

describe('the retry budget', () => {
  const takeAll = (budget: ReturnType<typeof createRetryBudget>) => {
    let taken = 0;
    while (taken < 10_000 && budget.take()) taken++;
    return taken;
  };

  it('allows ten retries per minute on a quiet site', () => {
    const budget = createRetryBudget();
    budget.countFirst();
    expect(takeAll(budget)).toBe(10);
  });

  it('allows retries for a tenth of the first requests on a busy one', () => {
    const budget = createRetryBudget();
    for (let request = 0; request < 1_000; request++) budget.countFirst();
    expect(takeAll(budget)).toBe(100);
  });

  it('is full again after a minute', () => {
    const budget = createRetryBudget();
    takeAll(budget);
    vi.advanceTimersByTime(59_999);
    expect(budget.take()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(takeAll(budget)).toBe(10);
  });
});
