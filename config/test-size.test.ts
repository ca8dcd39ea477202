import { expect, it } from 'vitest';
import { chooseCount, describeRepeat, testSeed } from './test-size.ts';
import { isThorough } from './thorough.ts';

it('the command that repeats a test has its seed, and its title (in full) as a pattern', () => {
  const text = describeRepeat();
  expect(text).toContain(`TEST_SEED=${testSeed} npx vitest run config/test-size.test.ts -t '`);
  expect(text).toContain(String.raw`its title \(in full\) as a pattern'`);
});

it('a usual run has fewer random cases than a thorough one', () => {
  expect(chooseCount({ usual: 2, thorough: 20 })).toBe(isThorough ? 20 : 2);
});
