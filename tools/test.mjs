// `npm test`, `npm run test:affected` and `npm run test:all`. Runs on Node 20 or later, before anything is installed; the
// steps run on the Node version in the lockfile. `npm test -- --only unit,lint --project cart` runs some of it,
// `--verbose` prints the whole output.
import '../libs/cli/src/machine/node-version.mjs';
import { availableParallelism } from 'node:os';
import { findAffectedBase } from './check/affected-base.mjs';
import { readCoverage } from './check/journey-coverage.mjs';
import { measureLoop } from './check/calibrating-loop.mjs';
import { readOptions } from './check/options.mjs';
import { listProjects } from './check/projects.mjs';
import { createRunDisplay } from './check/run-display.mjs';
import { createSkippedResult, runStep } from './check/run-step.mjs';
import { runSteps } from './check/schedule.mjs';
import { steps } from './check/steps.mjs';
import { formatSummary } from './check/summary.mjs';
import { onEndRequest } from '../libs/cli/src/processes/ending.mjs';
import { createSupervisor } from '../libs/cli/src/processes/supervisor.mjs';
import { machine } from './set-up/machine.mjs';
import { explainMissing, findMissingPrograms, providePrograms } from './set-up/programs.mjs';
import { providePackages } from './set-up/packages.mjs';
import { bold, print, printStep, red } from '../libs/cli/src/terminal/print.mjs';
import { root } from './set-up/workspace.mjs';

/** @typedef {import('./check/options.mjs').Options} Options */

const since = performance.now();
const supervisor = createSupervisor({ graceMs: 5000 });

/**
 * Installs packages and programs. Programs that cannot be had are named before, and only the steps that need them fail.
 *
 * @param {Options} options
 */
async function setUp({ steps: chosen }) {
  const needed = [...new Set(chosen.flatMap(({ needs = [] }) => needs))];
  const absent = findMissingPrograms(machine, needed);
  if (absent.length > 0 && !machine.isRoot) print(`${red(explainMissing(machine, absent))}\n`);
  await providePackages('everything');
  onEndRequest({
    end: () => void supervisor.stop().then(() => process.exit(130)),
    endNow: () => process.exit(130),
  });
  const { installed, missing, problem } = await providePrograms(machine, needed);
  if (installed.length > 0) printStep(true, 'programs', `installed: ${installed.join(', ')}`);
  if (missing.length > 0 && machine.isRoot) print(red(problem));
  return missing;
}

/**
 * @param {Options} options
 * @param {readonly import('./check/projects.mjs').Project[]} projects
 * @returns {Promise<Pick<import('./check/steps.mjs').Scope, 'kinds' | 'files' | 'folders' | 'journeys'>>}
 */
async function chooseScope({ isAffected, projects: names }, projects) {
  if (names.length > 0)
    return {
      folders: projects.flatMap(({ shortName, folder }) => (names.includes(shortName) ? folder : [])),
    };
  const base = isAffected ? findAffectedBase(root, process.env) : undefined;
  if (isAffected) print(base ? `Changes since ${base}` : 'No history to compare with: checking everything');
  if (base === undefined) return {};
  // It needs packages, which are installed by now.
  const { findAffected, findChange } = await import('./check/affected.mjs');
  const coverage = readCoverage(root, base);
  if (!coverage) return findAffected(root, findChange(root, base), projects);
  const { journeys, since } = coverage;
  return findAffected(root, findChange(root, base), projects, { journeys, change: findChange(root, since) });
}

async function test() {
  const projects = listProjects(root);
  const options = readOptions(process.argv.slice(2), {
    steps,
    projects: projects.map(({ shortName }) => shortName),
  });
  const missing = await setUp(options);
  const loopSeconds = measureLoop();
  const processors = availableParallelism();
  const { isThorough, showsWaits, shard } = options;
  const scope = {
    ...(await chooseScope(options, projects)),
    isThorough,
    showsWaits,
    workers: processors,
    ...(shard && { shard }),
  };
  const display = createRunDisplay(options.steps, { isVerbose: options.isVerbose });
  const results = await runSteps(options.steps, processors, async (step) => {
    const lacking = step.needs?.filter((name) => missing.includes(name)) ?? [];
    display.start(step);
    const result =
      lacking.length > 0
        ? createSkippedResult(step, `${lacking.join(', ')} could not be found`)
        : await runStep(step, {
            supervisor,
            scope,
            onProgress: (progress) => display.progress(step, progress),
            onFailure: (failure) => display.failure(step, failure),
          });
    display.end(result);
    return result;
  });
  display.stop();
  print(`\n${bold('Summary')}`);
  const seconds = (performance.now() - since) / 1000;
  for (const line of formatSummary(results, { seconds, loopSeconds })) print(line);
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}

test().catch((error) => {
  print(`\n${red(error instanceof Error ? error.message : String(error))}\n\n0 passed, 1 failed`);
  process.exitCode = 1;
});
