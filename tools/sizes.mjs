// `npm run sizes` prints the size of each room of the repository with its limit. A step of `npm test`: raising a limit is a
// line of the change that a reviewer sees.
import { print } from '../libs/cli/src/terminal/print.mjs';
import { root } from './set-up/workspace.mjs';
import { findSizeFaults, formatSizes } from './sizes/compare-sizes.mjs';
import { limits } from './sizes/limits.mjs';
import { measureSizes } from './sizes/measure-sizes.mjs';

const measured = measureSizes(root);
for (const line of formatSizes(measured, limits)) print(line);
const faults = findSizeFaults(measured, limits);
for (const fault of faults) print(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
