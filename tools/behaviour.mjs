// `npm run behaviour` writes docs/behaviour-tests.md, the tests of each statement in docs/behaviour.md. With `--check` (in
// `npm test`) it fails if a statement has no test, a test names an unknown statement, or the page is out of date.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStatements } from './behaviour/statements.mjs';
import { findFaults, formatTable } from './behaviour/table.mjs';
import { readTestTitles } from './behaviour/test-titles.mjs';
import { print } from './set-up/print.mjs';
import { root } from './set-up/workspace.mjs';

const page = 'docs/behaviour-tests.md';
const testFiles = ['{apps,libs,tools}/*/src/**/*.test.{ts,tsx}', 'apps/site-e2e/{src,engines}/**/*.spec.ts'];

/** @param {string} file */
const read = (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');

const statements = readStatements(read('docs/behaviour.md'));
const files = globSync(testFiles, { cwd: root, exclude: (name) => name === 'node_modules' }).sort();
const tests = files.flatMap((file) => readTestTitles(file, read(file)));
const table = formatTable(statements, tests);
const faults = findFaults(statements, tests);
if (statements.length === 0) faults.push('docs/behaviour.md has no statements');

if (!process.argv.includes('--check')) writeFileSync(join(root, page), table);
else if (read(page) !== table) faults.push(`${page} is out of date. Run: npm run behaviour`);

for (const fault of faults) print(fault);
print(`${statements.length} statements, ${tests.length} tests that name them, ${faults.length} problems`);
process.exitCode = faults.length > 0 ? 1 : 0;
