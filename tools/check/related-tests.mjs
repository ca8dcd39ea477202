// Prints the tests and stories, and of the programs after `--programs` those, whose imports reach any of the files in the
// arguments, as JSON.
import { relative } from 'node:path';
import { createVitest } from 'vitest/node';
import { createNodeProject } from '../../config/vitest.ts';
import { root } from '../set-up/workspace.mjs';

const words = process.argv.slice(2);
const end = words.indexOf('--programs');
const [related, programs] = [words.slice(0, end), words.slice(end + 1)];
const { test, ...vite } = createNodeProject();
// Those of pages too: all import the same sources.
const include = ['{libs,apps,examples,tools,config}/**/*.{test,stories}.{ts,tsx}', ...programs];
const exclude = ['**/{node_modules,dist}/**'];
const vitest = await createVitest(
  'test',
  { ...test, ...{ root, config: false, related, run: true, watch: false }, ...{ include, exclude } },
  vite,
);
const tests = await vitest.getRelevantTestSpecifications();
console.log(JSON.stringify(tests.map(({ moduleId }) => relative(root, moduleId))));
await vitest.close();
