// A step of `npm test`: fails if the oldest browsers cannot read the built scripts and styles, those of both sites and of
// the libraries, which somebody may install alone.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { print } from '../../../libs/cli/src/terminal/print.mjs';
import { root } from '../../set-up/workspace.mjs';
import { listScriptFaults, listStyleFaults } from './built-file-faults.ts';

const builds = ['apps/site/dist/client', 'examples/second-site/dist/client', 'libs/*/dist'];

let faultCount = 0;
for (const build of builds) {
  const list = (ending: string) => globSync(`${build}/**/*${ending}`, { cwd: root }).sort();
  const [scripts, styles] = [list('.js'), list('.css')];
  if (scripts.length === 0 || styles.length === 0) throw new Error(`${build} is not built`);
  const check = (files: readonly string[], listFaults: (text: string) => string[]) =>
    files.flatMap((file) =>
      listFaults(readFileSync(join(root, file), 'utf8')).map((fault) => `${file}: ${fault}`),
    );
  const faults = [...check(scripts, listScriptFaults), ...check(styles, listStyleFaults)];
  for (const fault of faults) print(fault);
  faultCount += faults.length;
  print(`${build}: ${scripts.length} scripts, ${styles.length} styles, ${faults.length} faults`);
}
process.exitCode = faultCount > 0 ? 1 : 0;
