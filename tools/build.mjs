// `npm run build` builds both sites and every library; `npm run build site` builds one site with the packages that it runs
// on, and nothing else: `npm run build site -- --site examples/second-site`.
import '../libs/cli/src/machine/node-version.mjs';
import { run as buildOneSite } from '../libs/cli/src/commands/build.mjs';
import { onEndRequest } from '../libs/cli/src/processes/ending.mjs';
import { createSupervisor } from '../libs/cli/src/processes/supervisor.mjs';
import { red, print } from '../libs/cli/src/terminal/print.mjs';
import { providePackages } from './set-up/packages.mjs';
import { nx, root } from './set-up/workspace.mjs';

/** @param {readonly string[]} words */
async function build([what, ...options]) {
  const isOneSite = what === 'site';
  await providePackages(isOneSite ? 'start' : 'everything');
  if (isOneSite) return buildOneSite(options);
  const supervisor = createSupervisor();
  onEndRequest({
    end: () => void supervisor.stop().then(() => process.exit(130)),
    endNow: () => process.exit(130),
  });
  const words = [nx, 'run-many', '-t', 'build', ...process.argv.slice(2)];
  process.exitCode = await supervisor.start({ words, cwd: root }).exited;
}

build(process.argv.slice(2)).catch((error) => {
  print(`\n${red(error instanceof Error ? error.message : String(error))}`);
  process.exitCode = 1;
});
