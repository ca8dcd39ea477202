import { statfsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { explainInstallError } from './install-error.mjs';
import { createInstallMarker } from './install-marker.mjs';
import { describePresent, planInstall, planWorkspaceInstall } from './install-plan.mjs';
import { runNpm } from './install.mjs';
import { print, printStep, red, secondsSince } from './print.mjs';
import { withProgress } from './progress.mjs';
import { root } from './workspace.mjs';

/** @typedef {import('./install-plan.mjs').InstallPlan} InstallPlan */

/** Space that one package needs on average, with npm's cache, bytes: measured, rounded up. */
const bytesPerPackage = 1_500_000;
const megabyte = 1_000_000;

/**
 * Installs the packages that are missing or differ from the lockfile. Ends the process if that fails.
 *
 * @param {import('./install-plan.mjs').Extent} extent
 */
export async function providePackages(extent) {
  await provide('packages', (isInterrupted) => planInstall(root, extent, isInterrupted));
}

/** The workspace of the identity emulator, which only logins on the sandbox need, and its name for people. */
export const identityEmulator = /** @type {const} */ (['tools/identity-emulator', 'identity']);

/** The workspace of WordPress for tests and editors, and its name for people. */
export const wordPressTools = /** @type {const} */ (['tools/wordpress', 'wordpress']);

/**
 * Installs what one workspace needs in addition. Ends the process if that fails.
 *
 * @param {string} folder
 * @param {string} name Shown to people.
 */
export async function provideWorkspace(folder, name) {
  await provide(name, () => planWorkspaceInstall(root, folder));
}

/**
 * @param {string} name
 * @param {(isInterrupted: boolean) => InstallPlan | undefined} createPlan
 */
async function provide(name, createPlan) {
  const marker = createInstallMarker(root);
  if (marker.read() === 'running')
    await withProgress({ name, text: 'waiting for another command to install' }, async () => {
      while (marker.read() === 'running') await wait(500);
    });
  const isInterrupted = marker.read() === 'interrupted';
  const plan = createPlan(isInterrupted);
  if (!plan) return;
  if (isInterrupted) print('  packages   an earlier install was interrupted: installing again');
  const since = performance.now();
  const problem = findSpaceProblem(plan) ?? (await install(name, plan, marker));
  if (problem === undefined) return printStep(true, name, `installed (${secondsSince(since)})`);
  printStep(false, name, 'could not be installed');
  print(`\n${red(problem)}`);
  process.exit(1);
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
 * @param {ReturnType<typeof createInstallMarker>} marker
 * @returns {Promise<string | undefined>} The problem, if any.
 */
async function install(name, { words, places, isClean }, marker) {
  const count = places.length === 0 ? 'links to packages' : `${places.length} packages from the lockfile`;
  const running = marker.set();
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
