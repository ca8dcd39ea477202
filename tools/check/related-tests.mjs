// Prints the Node tests whose imports reach any of the files in the arguments, as JSON.
import { relative } from 'node:path';
import { createVitest } from 'vitest/node';
import { root } from '../set-up/workspace.mjs';

const related = process.argv.slice(2);
const vitest = await createVitest('test', { root, related, project: ['node'], run: true, watch: false });
const tests = await vitest.getRelevantTestSpecifications();
console.log(JSON.stringify(tests.map(({ moduleId }) => relative(root, moduleId))));
await vitest.close();
