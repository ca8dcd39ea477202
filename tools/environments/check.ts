// A step of `npm run test:all`: a copy of the workspace is started in the environments that people have. Each start works,
// or is refused with its remedy. `node tools/environments/check.ts twice yarn` tries those whose names have these words.
import { print, printStep } from '../../libs/cli/src/terminal/print.mjs';
import { copyWorkspace } from './copy.ts';
import { environments } from './environments.ts';

const words = process.argv.slice(2);
const chosen = environments.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
const copy = copyWorkspace('Our club äö 100% & [co]');
process.on('exit', () => copy.remove());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
let failed = 0;
for (const { name, isPossible = true, try: attempt } of chosen) {
  const fault = isPossible ? await attempt(copy).catch(String) : undefined;
  printStep(fault === undefined, name, isPossible ? '' : 'not possible here');
  if (fault === undefined) continue;
  failed += 1;
  print(fault);
}
process.exitCode = failed > 0 ? 1 : 0;
