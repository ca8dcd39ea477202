// `npm run storybook` serves the stories of all libraries and the site on port 6006; `npm run build:storybook` builds them
// into `storybook-static` and checks that this contains no secret of this machine, and its styles keep `light-dark()`.
import '../libs/cli/src/machine/node-version.mjs';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plantCanaries } from './storybook/canaries.mjs';
import { createSupervisor } from '../libs/cli/src/processes/supervisor.mjs';
import { onEndRequest } from '../libs/cli/src/processes/ending.mjs';
import { providePackages } from './set-up/packages.mjs';
import { print } from '../libs/cli/src/terminal/print.mjs';
import { root } from './set-up/workspace.mjs';

const program = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
const quiet = ['--disable-telemetry'];
const building = process.argv[2] === 'build';
const output = join(root, 'storybook-static');
const supervisor = createSupervisor();

onEndRequest({
  end: () => void supervisor.stop().then(() => process.exit(0)),
  endNow: () => process.exit(1),
});
await providePackages('everything');

/**
 * @param {string[]} words
 * @param {Record<string, string>} [env]
 */
function storybook(words, env = {}) {
  return supervisor.start({
    words: [program, ...words, ...quiet, ...process.argv.slice(3)],
    cwd: root,
    env: { ...env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  }).exited;
}

/** Finds styles in which a section of another scheme has the colours of the page: Lightning CSS has rewritten `light-dark()`. */
const findRewrittenColours = () =>
  globSync('assets/*.css', { cwd: output })
    .filter((file) => readFileSync(join(output, file), 'utf8').includes('--lightningcss-light'))
    .map((file) => `${file} has no light-dark(): dark sections cannot be read`);

if (building) {
  const canaries = plantCanaries(root);
  process.once('exit', canaries.remove);
  const code = await storybook(['build', '--output-dir', output], canaries.environment);
  const found = code === 0 ? [...canaries.findIn(output), ...findRewrittenColours()] : [];
  for (const fault of found) print(fault);
  if (code === 0 && found.length === 0) print('storybook-static contains no secret of this machine.');
  process.exitCode = code || (found.length > 0 ? 1 : 0);
} else {
  process.exitCode = await storybook(['dev', '--port', '6006', '--no-open', '--ci', '--no-version-updates']);
}
