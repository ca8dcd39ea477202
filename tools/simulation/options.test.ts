import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('simulates two million page views and all failures, unless told otherwise', () => {
  expect(readOptions([])).toMatchObject({
    pageViews: 2_000_000,
    parts: ['costs', 'month', 'failures', 'deploy'],
    seed: 27,
  });
  expect(readOptions(['--only', 'month', '--views', '500', '--every=1'])).toMatchObject({
    ...{ parts: ['month'], pageViews: 500, every: 1 },
  });
});

it('a quick run makes fewer visits in less time', () => {
  const [whole, quick] = [readOptions([]), readOptions(['--quick'])];
  expect(quick.every).toBeGreaterThan(whole.every);
  expect(quick.seconds).toBeLessThan(whole.seconds);
});

it.each([
  [['--only', 'year'], '--only takes'],
  [['--views', '-1'], 'ambiguous'],
  [['--every', '0'], '--every takes a whole number'],
  [['--fast'], "Unknown option '--fast'"],
])('refuses %j with a reason', (words, reason) => {
  expect(() => readOptions(words)).toThrow(reason);
});
