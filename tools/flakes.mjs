// `npm run test:flakes`: runs the tests again and again in random orders, without retries, and lists which failed how
// often. `npm run test:flakes -- --times 20 --only unit,components`.
import '../libs/cli/src/machine/node-version.mjs';
import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createLedger } from './check/ledger.mjs';
import { runStep } from './check/run-step.mjs';
import { steps } from './check/steps.mjs';
import { onEndRequest } from '../libs/cli/src/processes/ending.mjs';
import { createSupervisor } from '../libs/cli/src/processes/supervisor.mjs';
import { requirePrograms } from './set-up/machine.mjs';
import { providePackages } from './set-up/packages.mjs';
import { print, printStep } from '../libs/cli/src/terminal/print.mjs';
import { root } from './set-up/workspace.mjs';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '5' },
    only: { type: 'string', default: 'unit,components,stories,journeys' },
  },
});
const names = values.only.split(',');
const chosen = steps.filter(({ name }) => names.includes(name));
const supervisor = createSupervisor({ graceMs: 5000 });
onEndRequest({
  end: () => void supervisor.stop().then(() => process.exit(130)),
  endNow: () => process.exit(130),
});
await providePackages('everything');
await requirePrograms([...new Set(chosen.flatMap(({ needs = [] }) => needs))]);

const workers = availableParallelism();
const ledger = createLedger();
const build = steps.find(({ name }) => name === 'build');
const usual = { supervisor, onProgress: () => undefined };
if (build && names.includes('journeys'))
  await runStep(build, { ...usual, onFailure: () => undefined, scope: { isThorough: false, workers } });
for (let round = 0; round < Number(values.times); round += 1)
  for (const step of chosen) {
    const seed = randomInt(1, 2 ** 31);
    const scope = { isThorough: false, workers, seed };
    const result = await runStep(step, {
      ...usual,
      scope,
      onFailure: (failure) => ledger.add(step, failure, seed),
    });
    ledger.count(step, result);
    printStep(
      result.failed === 0,
      step.name,
      `${result.seconds.toFixed(1)} s  ${result.note}; order ${seed}`,
    );
  }

mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(join(root, 'test-results/flakes.json'), `${JSON.stringify(ledger.toJSON(), null, 2)}\n`);
for (const line of ledger.format()) print(line);
process.exitCode = ledger.toJSON().failures.length > 0 ? 1 : 0;
