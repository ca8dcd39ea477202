import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, onTestFailed } from 'vitest';

/** True in a run of everything: `npm run test:all`. */
export const isThorough = process.env['TEST_THOROUGH'] === 'on';

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
  const root = join(import.meta.dirname, '..');
  const project = findProject(testPath);
  const environment = `${isThorough ? 'TEST_THOROUGH=on ' : ''}TEST_SEED=${testSeed}`;
  const title = currentTestName.split(' > ').at(-1) ?? '';
  // Vitest reads it as a regular expression, and a shell as one word.
  const pattern = title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", String.raw`'\''`);
  return (
    `The seed was ${testSeed}. To repeat this test: cd ${relative(root, project)} && ` +
    `${environment} npx vitest run ${relative(project, testPath)} -t '${pattern}'`
  );
}

function findProject(path: string): string {
  const folder = dirname(path);
  return folder === path || existsSync(join(folder, 'vitest.config.ts')) ? folder : findProject(folder);
}
