import { install, isInstallNeeded } from './install.mjs';
import { print, printStep, secondsSince } from './print.mjs';
import { root } from './workspace.mjs';

/** Installs the packages where they are missing or differ from the lockfile, and leaves the process if that fails. */
export async function providePackages() {
  if (!isInstallNeeded(root)) return;
  print('  packages   installing what the lockfile says …');
  const since = performance.now();
  const outcome = await install(root);
  if (outcome === 'stopped') process.exit(130);
  if (outcome !== 0) {
    printStep(false, 'packages', 'could not be installed: npm says why above');
    process.exit(1);
  }
  printStep(true, 'packages', `installed (${secondsSince(since)})`);
}
