import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isWorkspace, root } from '../machine/installation.mjs';
import { onEndRequest } from '../processes/ending.mjs';
import { createSupervisor } from '../processes/supervisor.mjs';
import { chooseSite, omitSiteOption } from '../start/site-folder.mjs';
import { print } from '../terminal/print.mjs';

const templates = fileURLToPath(new URL('../../templates/storybook', import.meta.url));

/**
 * Runs `guildhall storybook`, which shows the stories of a site's own blocks on port 6006, and `guildhall storybook build`, which writes
 * them to `storybook-static`. The first time, it writes Storybook's configuration into `.storybook`.
 *
 * @throws Error that says what to install
 *
 * @param {readonly string[]} words
 */
export async function run(words) {
  if (isWorkspace) throw new Error('In this workspace, run: npm run storybook');
  const [action = 'dev', ...others] = omitSiteOption(words);
  if (!['dev', 'build'].includes(action))
    throw new Error(`There is no storybook ${action}: use storybook or storybook build.`);
  const folder = join(root, chooseSite(words).folder);
  const program = findProgram(folder);
  writeConfiguration(join(folder, '.storybook'));
  const supervisor = createSupervisor();
  onEndRequest({
    end: () => void supervisor.stop().then(() => process.exit(0)),
    endNow: () => process.exit(1),
  });
  const options = action === 'dev' ? ['--port', '6006', '--no-open', '--ci', '--no-version-updates'] : [];
  process.exitCode = await supervisor.start({
    words: [program, action, '--disable-telemetry', ...options, ...others],
    cwd: folder,
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  }).exited;
}

/** @param {string} folder */
function findProgram(folder) {
  try {
    const require = createRequire(join(folder, 'package.json'));
    require.resolve('@storybook/react-vite');
    return join(dirname(require.resolve('storybook/package.json')), 'dist/bin/dispatcher.js');
  } catch (error) {
    throw new Error(
      'Storybook is not installed. Run: npm install --save-dev storybook@10 @storybook/react-vite@10',
      { cause: error },
    );
  }
}

/** @param {string} folder */
function writeConfiguration(folder) {
  if (existsSync(folder)) return;
  mkdirSync(folder);
  for (const file of readdirSync(templates))
    writeFileSync(join(folder, file.replace('.template', '')), readFileSync(join(templates, file)));
  print('.storybook has the configuration of Storybook: change it as you like.');
}
