// `npm run new block <name>` and `npm run new lib <name>` run the Nx generators in tools/generators. `npm run new texts`
// writes the English texts into files of a site, to translate.
// `npm run new block map -- --site apps/site`, `npm run new lib reading-list -- --layer kit --runtime browser`.
import '../libs/cli/src/machine/node-version.mjs';
import { createSupervisor } from '../libs/cli/src/processes/supervisor.mjs';
import { onEndRequest } from '../libs/cli/src/processes/ending.mjs';
import { providePackages } from './set-up/packages.mjs';
import { red, print } from '../libs/cli/src/terminal/print.mjs';
import { nx, root } from './set-up/workspace.mjs';
import { chooseSite } from '../libs/cli/src/start/site-folder.mjs';

const [kind = '', name = '', ...options] = process.argv.slice(2);
const supervisor = createSupervisor();

onEndRequest({
  end: () => void supervisor.stop().then(() => process.exit(130)),
  endNow: () => process.exit(130),
});

if (kind === 'texts') {
  await providePackages('everything');
  const { writeTexts } = await import('../libs/cli/src/texts/write-texts.mjs');
  const written = await writeTexts(chooseSite(process.argv));
  for (const file of written)
    print(`${file}: translate it, and name it where your site and api take their texts`);
} else if (!['block', 'lib'].includes(kind) || !name || name.startsWith('-')) {
  print(red('Name what to create:'));
  print('  npm run new block pull-quote');
  print('  npm run new block pull-quote -- --site apps/site');
  print('  npm run new lib reading-list -- --layer feature --runtime browser');
  print('  npm run new texts -- --site apps/site');
  print('Layers: feature, client, kit, base. Runtimes: browser, node, any.');
  process.exitCode = 1;
} else {
  await providePackages('everything');
  const words = [nx, 'generate', `@guildhall/generators:${kind}`, name, ...options, '--no-interactive'];
  process.exitCode = await supervisor.start({ words, cwd: root, env: { NX_DAEMON: 'false' } }).exited;
}
