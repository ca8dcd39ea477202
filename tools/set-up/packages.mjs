import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { findNameProblem } from '../../libs/cli/src/machine/folder-name.mjs';
import { explainInstallError } from './install-error.mjs';
import { describePresent, planInstall, planWorkspaceInstall } from './install-plan.mjs';
import { runNpm } from './install.mjs';
import { print, printStep, red, secondsSince } from '../../libs/cli/src/terminal/print.mjs';
import { withProgress } from '../../libs/cli/src/terminal/progress.mjs';
import { createMarker, waitForOther } from '../../libs/cli/src/machine/work-marker.mjs';
import { findNodeProblem, root } from './workspace.mjs';
import { findWriteProblem } from '../../libs/cli/src/machine/writable.mjs';

/** @typedef {import('./install-plan.mjs').InstallPlan} InstallPlan */

/** Space that one package needs on average, with npm's cache, bytes: measured for those of `npm start`, rounded up. */
const bytesPerPackage = 2_300_000;
const megabyte = 1_000_000;

/**
 * Installs the packages that are missing or differ from the lockfile. Ends the process if that fails.
 *
 * @param {import('./install-plan.mjs').Extent} extent
 */
export async function providePackages(extent) {
  const isProvided =
    report('packages', findNameProblem(root)) &&
    (await provide('packages', (isInterrupted) => planInstall(root, extent, isInterrupted))) &&
    report('packages', findNodeProblem());
  if (!isProvided) process.exit(1);
}

/** The workspace of the identity emulator, which only logins on the sandbox need, and its name for people. */
export const identityEmulator = /** @type {const} */ (['tools/identity-emulator', 'identity']);

/** The workspace of WordPress for tests and editors, and its name for people. */
export const wordPressTools = /** @type {const} */ (['tools/wordpress', 'wordpress']);

/**
 * Installs what one workspace needs in addition. Ends the process if that fails, unless the caller goes on without it.
 *
 * @param {string} folder
 * @param {string} name Shown to people.
 * @param {{ isOptional?: boolean }} [options]
 */
export async function provideWorkspace(folder, name, { isOptional = false } = {}) {
  if (!(await provide(name, () => planWorkspaceInstall(root, folder))) && !isOptional) process.exit(1);
}

/**
 * @param {string} name
 * @param {(isInterrupted: boolean) => InstallPlan | undefined} createPlan
 * @returns {Promise<boolean>} False after a problem, which is printed.
 */
async function provide(name, createPlan) {
  const marker = createMarker(join(root, '.cache/installing'));
  await waitForOther(marker, { name, text: 'waiting for another command to install' });
  const isInterrupted = marker.read() === 'interrupted';
  const plan = createPlan(isInterrupted);
  if (!plan) return true;
  const problem = findWriteProblem(root, ['.cache', 'node_modules']) ?? findSpaceProblem(plan);
  if (problem !== undefined) return report(name, problem);
  const running = marker.set();
  // Another command was faster.
  if (!running) return provide(name, createPlan);
  if (isInterrupted) print('  packages   an earlier install was interrupted: installing again');
  const since = performance.now();
  return report(name, await install(name, plan, running), `installed (${secondsSince(since)})`);
}

/**
 * Prints how a step ended.
 *
 * @param {string} name
 * @param {string | undefined} problem
 * @param {string} [outcome] Without one, nothing is said of a step without a problem.
 */
function report(name, problem, outcome) {
  if (problem !== undefined) {
    printStep(false, name, 'could not be installed');
    print(`\n${red(problem)}`);
  } else if (outcome !== undefined) printStep(true, name, outcome);
  return problem === undefined;
}

/** @param {InstallPlan} plan */
function findSpaceProblem({ places }) {
  const { bavail, bsize } = statfsSync(root);
  const [needed, free] = [places.length * bytesPerPackage, bavail * bsize];
  if (free >= needed) return undefined;
  const toMegabytes = (/** @type {number} */ bytes) => Math.ceil(bytes / megabyte);
  return `Installing needs about ${toMegabytes(needed)} MB in ${root}, and ${toMegabytes(free)} MB are free. Free some space, then run the command again.`;
}

/**
 * @param {string} name
 * @param {InstallPlan} plan
 * @param {NonNullable<ReturnType<ReturnType<typeof createMarker>['set']>>} running
 * @returns {Promise<string | undefined>} The problem, if any.
 */
async function install(name, { words, places, isClean }, running) {
  const count = places.length === 0 ? 'links to packages' : `${places.length} packages from the lockfile`;
  const { code, output } = await withProgress(
    {
      name,
      text: isClean ? `installing ${count}` : `adding ${count}`,
      describe: () => describePresent(root, places),
    },
    () => runNpm(root, words),
  );
  // After an error of its own, npm has restored what was there.
  running.done({ isComplete: code !== 'stopped' });
  if (code === 'stopped') process.exit(130);
  return code === 0 ? undefined : explainInstallError(output);
}
