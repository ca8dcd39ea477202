import { join } from 'node:path';
import { root } from '../../libs/cli/src/machine/installation.mjs';

export { environment, findNodeProblem, node, root } from '../../libs/cli/src/machine/installation.mjs';

/** Run it with `node()`. */
export const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
