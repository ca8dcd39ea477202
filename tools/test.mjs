// `npm test` and `npm run test:affected`. Runs on Node 20 or later, before anything is installed; the steps run on the Node
// version in the lockfile. `npm test -- --only unit,lint` runs some of them, `--verbose` prints their whole output.
import './set-up/node-version.mjs';
import { findAffectedBase } from './check/affected-base.mjs';
import { createSkippedResult, runStep } from './check/run-step.mjs';
import { chooseSteps } from './check/steps.mjs';
import { formatSummary } from './check/summary.mjs';
import { createTemporaryFolder } from './check/temporary-folder.mjs';
import { onEndRequest } from './processes/ending.mjs';
import { createSupervisor } from './processes/supervisor.mjs';
import { isProgram, provideChromium } from './set-up/chromium.mjs';
import { provideEngines } from './set-up/engines.mjs';
import { provideServers } from './set-up/servers.mjs';
import { providePackages } from './set-up/packages.mjs';
import { withProgress } from './set-up/progress.mjs';
import { run } from './set-up/run.mjs';
import { bold, red, print, printStep } from './set-up/print.mjs';
import { root } from './set-up/workspace.mjs';

const words = process.argv.slice(2);
const supervisor = createSupervisor({ graceMs: 5000 });
const temporary = createTemporaryFolder();
process.on('exit', temporary.remove);

/** @param {readonly import('./check/steps.mjs').Step[]} steps */
async function setUp(steps) {
  await providePackages('everything');
  onEndRequest({
    end: () => void supervisor.stop().then(() => process.exit(130)),
    endNow: () => process.exit(130),
  });
  const machine = { env: process.env, isRoot: process.getuid?.() === 0, exists: isProgram, run };
  if (steps.some(({ besideServers }) => besideServers)) {
    const servers = await provideServers(machine);
    if (servers === 'installed') printStep(true, 'servers', 'installed');
  }
  if (!steps.some(({ inBrowser }) => inBrowser)) return;
  const chromium = await provideChromium(machine);
  if (chromium === 'installed') printStep(true, 'chromium', 'installed');
  if (!steps.some(({ inEngines }) => inEngines)) return;
  const engines = await provideEngines(machine);
  if (engines === 'installed') printStep(true, 'engines', 'installed');
}

async function test() {
  const steps = chooseSteps(words);
  await setUp(steps);
  const base = words.includes('--affected') ? findAffectedBase(root, process.env) : undefined;
  if (words.includes('--affected'))
    print(base ? `Changes since ${base}` : 'No history to compare with: checking everything');
  /** @type {import('./check/run-step.mjs').Result[]} */
  const results = [];
  for (const step of steps) {
    const isBlocked = results.some((earlier) => earlier.step.name === step.after && earlier.failed > 0);
    const result = isBlocked
      ? createSkippedResult(step)
      : await withProgress({ name: step.name, text: 'running' }, () =>
          runStep({ supervisor, temporary }, step, base),
        );
    results.push(result);
    const isPassed = result.failed === 0;
    if (!isPassed || words.includes('--verbose')) for (const line of result.lines) print(line);
    printStep(isPassed, step.name, `${result.seconds.toFixed(1)} s  ${result.note}`);
  }
  print(`\n${bold('Summary')}`);
  for (const line of formatSummary(results)) print(line);
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}

test().catch((error) => {
  print(`\n${red(error instanceof Error ? error.message : String(error))}\n\n0 passed, 1 failed`);
  process.exitCode = 1;
});
