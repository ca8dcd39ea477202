// Runs a program of the workspace after all packages have been installed: `node tools/run.mjs oxfmt`.
import '../libs/cli/src/machine/node-version.mjs';
import { join } from 'node:path';
import { onEndRequest } from '../libs/cli/src/processes/ending.mjs';
import { createSupervisor } from '../libs/cli/src/processes/supervisor.mjs';
import { providePackages } from './set-up/packages.mjs';
import { nx, root } from './set-up/workspace.mjs';

const programs = {
  nx,
  oxfmt: join(root, 'node_modules/oxfmt/bin/oxfmt'),
  behaviour: join(root, 'tools/behaviour.mjs'),
  doors: join(root, 'tools/packages/write-door-reports.ts'),
  'rehearse-release': join(root, 'tools/package-release/rehearse.ts'),
};
const [name, ...words] = process.argv.slice(2);
const supervisor = createSupervisor();

onEndRequest({
  end: () => void supervisor.stop().then(() => process.exit(130)),
  endNow: () => process.exit(130),
});
await providePackages('everything');
const program = programs[/** @type {keyof typeof programs} */ (name)];
process.exitCode = await supervisor.start({ words: [program, ...words], cwd: root }).exited;
