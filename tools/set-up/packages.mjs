import { install, isInstallNeeded } from './install.mjs';
import { print, printStep, secondsSince } from './print.mjs';
import { root } from './workspace.mjs';

/** Installs the packages if they differ from the lockfile. Ends the process if that fails. */
export async function providePackages() {
  if (!isInstallNeeded(root)) return;
  print('  packages   installing from the lockfile …');
  const since = performance.now();
  const outcome = await install(root);
  if (outcome === 'stopped') process.exit(130);
  if (outcome !== 0) {
    printStep(false, 'packages', 'could not be installed: see the output of npm above');
    process.exit(1);
  }
  printStep(true, 'packages', `installed (${secondsSince(since)})`);
}
