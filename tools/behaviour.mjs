// `npm run behaviour` writes docs/behaviour-tests.md, the tests of each statement in docs/behaviour.md. With `--check` (in
// `npm test`) it fails if a statement has no test, a test names an unknown statement, a group of tests has a number, a line of
// docs/specification.md is promised by no statement, or the page is out of date.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findUncovered, readRequirements } from './behaviour/specification.mjs';
import { readStatements } from './behaviour/statements.mjs';
import { findFaults, formatTable } from './behaviour/table.mjs';
import { findNumberedGroups, readTestTitles } from './behaviour/test-titles.mjs';
import { print } from './set-up/print.mjs';
import { root } from './set-up/workspace.mjs';

const page = 'docs/behaviour-tests.md';
const specification = 'docs/specification.md';
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
const table = formatTable(statements, tests);
const requirements = readRequirements(read(specification));
const uncovered = findUncovered(requirements, statements).map((fault) => `${specification}: ${fault}`);
const faults = [...findFaults(statements, tests), ...numberedGroups, ...uncovered];
if (statements.length === 0) faults.push('docs/behaviour.md has no statements');
if (requirements.length === 0) faults.push(`${specification} has no lines`);

if (!process.argv.includes('--check')) writeFileSync(join(root, page), table);
else if (read(page) !== table) faults.push(`${page} is out of date. Run: npm run behaviour`);

for (const fault of faults) print(fault);
print(
  `${requirements.length} lines of the specification, ${statements.length} statements, ${tests.length} tests that name them, ${faults.length} problems`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
