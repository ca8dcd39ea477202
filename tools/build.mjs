// `npm run build` builds both sites and every library; `npm run build site` builds one site with the packages that it runs
// on, and nothing else: `npm run build site -- --site examples/second-site`.
import './set-up/node-version.mjs';
import { onEndRequest } from './processes/ending.mjs';
import { createSupervisor } from './processes/supervisor.mjs';
import { providePackages } from './set-up/packages.mjs';
import { red, print } from './set-up/print.mjs';
import { nx, root } from './set-up/workspace.mjs';
import { buildSite } from './start/site-build.mjs';
import { chooseSite } from './start/site-folder.mjs';

const supervisor = createSupervisor();
const isOneSite = process.argv[2] === 'site';

async function build() {
  await providePackages(isOneSite ? 'start' : 'everything');
  onEndRequest({
    end: () => void supervisor.stop().then(() => process.exit(130)),
    endNow: () => process.exit(130),
  });
  if (isOneSite) return buildSite(supervisor, chooseSite(process.argv));
  const words = [nx, 'run-many', '-t', 'build', ...process.argv.slice(2)];
  process.exitCode = await supervisor.start({ words, cwd: root }).exited;
}

build().catch((error) => {
  print(`\n${red(error instanceof Error ? error.message : String(error))}`);
  process.exitCode = 1;
});
