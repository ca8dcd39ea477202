// `npm run accessibility` writes the facts about the kit's own tests, which the accessibility statements of all sites name.
// With `--check` (in `npm test`) it fails if they are out of date.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countStories, formatChecks } from './accessibility/checks.mjs';
import { print } from './set-up/print.mjs';
import { root } from './set-up/workspace.mjs';

const file = 'libs/site/src/pages/accessibility/checks.generated.ts';

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

const stories = globSync('libs/*/src/**/*.stories.tsx', { cwd: root })
  .map((path) => countStories(read(path)))
  .reduce((sum, count) => sum + count, 0);
const { packages } = JSON.parse(read('package-lock.json'));
const checks = formatChecks({ stories, axeVersion: packages['node_modules/axe-core'].version });

if (!process.argv.includes('--check')) writeFileSync(join(root, file), checks);
else if (read(file) !== checks) {
  print(`${file} is out of date. Run: npm run accessibility`);
  process.exitCode = 1;
}
