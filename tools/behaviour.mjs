// `npm run behaviour` lists the tests of each statement of docs/behaviour.md in test-results/behaviour-tests.md. It fails if a
// statement has no test, a test names an unknown statement, or a group of tests has a number.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStatements } from './behaviour/statements.mjs';
import { findFaults, formatTable } from './behaviour/table.mjs';
import { findNumberedGroups, readTestTitles } from './behaviour/test-titles.mjs';
import { print } from '../libs/cli/src/terminal/print.mjs';
import { root } from './set-up/workspace.mjs';

const testFiles = [
  '{apps,libs,tools}/*/src/**/*.test.{ts,tsx}',
  'tools/deploy/*.test.ts',
  'apps/site-e2e/{src,engines}/**/*.spec.ts',
];

/** @param {string} file */
const read = (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');

const statements = readStatements(read('docs/behaviour.md'));
const files = globSync(testFiles, { cwd: root, exclude: (name) => name === 'node_modules' }).sort();
const tests = files.flatMap((file) => readTestTitles(file, read(file)));
const numberedGroups = files.flatMap((file) =>
  findNumberedGroups(file, read(file)).map(
    (title) => `${file}: "${title}" is the title of a group: give the number to its tests`,
  ),
);
const faults = [...findFaults(statements, tests), ...numberedGroups];
if (statements.length === 0) faults.push('docs/behaviour.md has no statements');

mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(join(root, 'test-results/behaviour-tests.md'), formatTable(statements, tests));

for (const fault of faults) print(fault);
print(`${statements.length} statements, ${tests.length} tests that name them, ${faults.length} problems`);
process.exitCode = faults.length > 0 ? 1 : 0;
