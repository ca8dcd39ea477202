import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, optional?: boolean, devOptional?: boolean }}
 * Package
 */
/** @typedef {Record<string, Package>} Packages */

/**
 * @param {string} file
 * @returns {Packages | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Compares node_modules with the lockfile, by npm's own list of what it installed. npm writes that list last, so an
 * interrupted install has none. Times would say nothing after a checkout.
 *
 * @param {string} root
 */
export function isInstallNeeded(root) {
  const locked = readPackages(join(root, 'package-lock.json')) ?? {};
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'));
  if (!installed) return true;
  const names = new Set([...Object.keys(locked), ...Object.keys(installed)]);
  names.delete('');
  return [...names].some((name) => differs(locked[name], installed[name]));
}

/**
 * @param {Package | undefined} locked
 * @param {Package | undefined} installed
 */
function differs(locked, installed) {
  if (!locked) return true;
  // Optional packages are those of other systems.
  if (!installed) return !(locked.optional || locked.devOptional);
  return locked.version !== installed.version || locked.integrity !== installed.integrity;
}

/**
 * Installs from the lockfile. Asynchronous, so that Ctrl-C reaches npm, which then restores the old packages. Resolves to
 * npm's exit code, or `'stopped'` after a signal.
 *
 * @param {string} root
 * @returns {Promise<number | 'stopped'>}
 */
export function install(root) {
  const npm = process.env['npm_execpath'];
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = npm
    ? spawn(process.env['npm_node_execpath'] ?? process.execPath, [npm, ...words], {
        cwd: root,
        stdio: 'inherit',
      })
    : spawn('npm', words, { cwd: root, stdio: 'inherit' });
  let stopped = false;
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    stopped = true;
    child.kill(signal);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      for (const signal of signals) process.off(signal, forward);
      resolve(stopped ? 'stopped' : (code ?? 1));
    });
  });
}
