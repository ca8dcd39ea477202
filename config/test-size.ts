import { randomInt } from 'node:crypto';
import { join, relative } from 'node:path';
import { expect, onTestFailed } from 'vitest';
import { isThorough } from './thorough.ts';

/** Seed of the random tests: the same in each usual run, and a new one in each thorough run. */
export const testSeed = Number(process.env['TEST_SEED'] ?? (isThorough ? randomInt(1, 2 ** 31) : 1));

/** Returns the number of random cases: the smallest that finds what the test is for, or in a thorough run many. */
export function chooseCount({ usual, thorough }: { usual: number; thorough: number }): number {
  return isThorough ? thorough : usual;
}

/** Returns the seed. If the current test fails, the command that repeats it is printed. */
export function startSeeded(): number {
  onTestFailed(() => void process.stderr.write(`${describeRepeat()}\n`));
  return testSeed;
}

/** Says how to run the current test again with the same cases. */
export function describeRepeat(): string {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const file = relative(join(import.meta.dirname, '..'), testPath);
  const environment = `${isThorough ? 'TEST_THOROUGH=on ' : ''}TEST_SEED=${testSeed}`;
  const title = currentTestName.split(' > ').at(-1) ?? '';
  // Vitest reads it as a regular expression, and a shell as one word.
  const pattern = title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", String.raw`'\''`);
  return `The seed was ${testSeed}. To repeat this test: ${environment} npx vitest run ${file} -t '${pattern}'`;
}
