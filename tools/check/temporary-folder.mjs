import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** Debian's file system in memory. */
const memory = '/dev/shm';

/** Many times what the tests write. */
const minFreeBytes = 8e9;

/** Files of browsers and tools, which may be killed before they remove them. */
const foreignNames =
  /^(playwright|\.?org\.chromium|\.com\.google\.Chrome|node-compile-cache|v8-compile-cache|\.nx|hsperfdata)/;

/**
 * @typedef {object} TemporaryFolder
 * @property {string} path
 * @property {() => string[]} takeLeftovers Removes what the tests left and returns the paths of
 *   the files, or of empty folders.
 * @property {() => void} remove
 */

/**
 * Creates the temporary folder of a test run: in memory if there is space, because writing a database to disk takes about
 * a hundred times as long.
 *
 * @param {string} [preferred] A folder in memory.
 * @returns {TemporaryFolder}
 */
export function createTemporaryFolder(preferred = memory) {
  const path = createIn(preferred) ?? mkdtempSync(join(tmpdir(), 'guildhall-test-'));
  // PostgreSQL refuses to run as root, so another user must reach its folder in here.
  chmodSync(path, 0o711);
  return {
    path,
    takeLeftovers() {
      const names = readdirSync(path).filter((name) => !foreignNames.test(name));
      const left = names.flatMap((name) => listFiles(path, name));
      for (const name of names) remove(join(path, name));
      return left;
    },
    remove: () => remove(path),
  };
}

/**
 * The files tell which test has left a folder.
 *
 * @param {string} folder
 * @param {string} name
 * @returns {string[]} Paths relative to the folder.
 */
function listFiles(folder, name) {
  if (!lstatSync(join(folder, name)).isDirectory()) return [name];
  const inside = readdirSync(join(folder, name), { recursive: true, withFileTypes: true });
  const files = inside.filter((entry) => !entry.isDirectory());
  return files.length > 0 ? files.map((file) => relative(folder, join(file.parentPath, file.name))) : [name];
}

/** @param {string} path */
function remove(path) {
  rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}

/** @param {string} parent */
function createIn(parent) {
  try {
    const { bavail, bsize } = statfsSync(parent);
    if (bavail * bsize < minFreeBytes) return undefined;
    const path = mkdtempSync(join(parent, 'guildhall-test-'));
    if (canRunPrograms(path)) return path;
    rmSync(path, { recursive: true });
  } catch {
    // The folder does not exist or is not writable.
  }
  return undefined;
}

/**
 * Tests start copies of programs, which containers often forbid on this file system.
 *
 * @param {string} folder
 */
function canRunPrograms(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
