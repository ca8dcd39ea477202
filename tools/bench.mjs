// `npm run bench`. Runs on any Node from 20 on, before anything is installed; what it measures runs on the Node of the
// lockfile. `npm run bench -- --only bytes,render,load,lighthouse,wake --quick --strict`.
import '../libs/cli/src/machine/node-version.mjs';
import { onEndRequest } from '../libs/cli/src/processes/ending.mjs';
import { createSupervisor } from '../libs/cli/src/processes/supervisor.mjs';
import { providePackages } from './set-up/packages.mjs';
import { red, print } from '../libs/cli/src/terminal/print.mjs';
import { requirePrograms } from './set-up/machine.mjs';
import { root } from './set-up/workspace.mjs';
import { readSite } from '../libs/cli/src/start/site-folder.mjs';
import { buildSite } from '../libs/cli/src/start/site-build.mjs';

const supervisor = createSupervisor();

async function bench() {
  await providePackages('everything');
  onEndRequest({
    end: () => void supervisor.stop().then(() => process.exit(130)),
    endNow: () => process.exit(130),
  });
  await requirePrograms(['Chromium']);
  await buildSite(supervisor, readSite('apps/site'));
  const { exited } = supervisor.start({
    words: ['tools/bench/bench.ts', ...process.argv.slice(2)],
    cwd: root,
  });
  process.exitCode = await exited;
}

bench().catch((error) => {
  print(`\n${red(error instanceof Error ? error.message : String(error))}`);
  process.exitCode = 1;
});
