import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian's file system in memory. */
const memory = '/dev/shm';

/** What the tests write fits into a fraction of this, bytes. */
const minFreeBytes = 8e9;

/** Browsers and tools keep these in the temporary folder, and may be ended before they remove them. */
const foreignNames =
  /^(playwright|\.?org\.chromium|\.com\.google\.Chrome|node-compile-cache|v8-compile-cache|\.nx|hsperfdata)/;

/**
 * @typedef {object} TemporaryFolder
 * @property {string} path
 * @property {() => string[]} takeLeftovers Removes what the tests themselves have left in it, and returns the names.
 * @property {() => void} remove
 */

/**
 * Makes the folder that a run of the tests has for its temporary files. It is in memory where there is room, because
 * writing a database to a disk takes about a hundred times as long.
 *
 * @param {string} [preferred] A folder in memory.
 * @returns {TemporaryFolder}
 */
export function createTemporaryFolder(preferred = memory) {
  const path = createIn(preferred) ?? mkdtempSync(join(tmpdir(), 'guildhall-test-'));
  return {
    path,
    takeLeftovers() {
      const names = readdirSync(path).filter((name) => !foreignNames.test(name));
      for (const name of names) remove(join(path, name));
      return names;
    },
    remove: () => remove(path),
  };
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
    // There is no such folder here, or it must not be written.
  }
  return undefined;
}

/**
 * Containers often forbid it for this file system; tests start copies of programs.
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
