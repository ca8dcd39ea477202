// `npm run new block pull-quote` and `npm run new lib reading-list` run the Nx generators in tools/generators. What belongs to
// one site is `guildhall new` in this workspace: `npm run new block tide-map -- --site apps/site`, `npm run new texts -- --site
// examples/second-site`.
import '../libs/cli/src/machine/node-version.mjs';
import { onEndRequest } from '../libs/cli/src/processes/ending.mjs';
import { createSupervisor } from '../libs/cli/src/processes/supervisor.mjs';
import { red, print } from '../libs/cli/src/terminal/print.mjs';
import { providePackages } from './set-up/packages.mjs';
import { nx, root } from './set-up/workspace.mjs';

const [kind = '', name = '', ...options] = process.argv.slice(2);
const isOfSite =
  ['texts', 'island', 'page-kind'].includes(kind) || process.argv.some((word) => /^--site\b/.test(word));
const supervisor = createSupervisor();

onEndRequest({
  end: () => void supervisor.stop().then(() => process.exit(130)),
  endNow: () => process.exit(130),
});

if (!isOfSite && (!['block', 'lib'].includes(kind) || !name || name.startsWith('-'))) {
  print(red('Name what to create:'));
  print('  npm run new block pull-quote');
  print('  npm run new block pull-quote -- --site apps/site');
  print('  npm run new island tide-clock -- --site apps/site');
  print('  npm run new page-kind tides -- --site apps/site');
  print('  npm run new lib reading-list -- --layer feature --runtime browser');
  print('  npm run new texts -- --site apps/site');
  print('Layers: feature, client, kit, base. Runtimes: browser, node, any.');
  process.exitCode = 1;
} else {
  await providePackages('everything');
  const words = isOfSite
    ? ['libs/cli/src/main.mjs', 'new', ...process.argv.slice(2)]
    : [nx, 'generate', `@guildhall/generators:${kind}`, name, ...options, '--no-interactive'];
  process.exitCode = await supervisor.start({ words, cwd: root, env: { NX_DAEMON: 'false' } }).exited;
}
