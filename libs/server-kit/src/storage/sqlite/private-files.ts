import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';

/**
 * Creates a folder that only its owner may read, if it is missing; an existing one stays unchanged.
 *
 * @example
 * createPrivateFolder('/var/lib/guildhall');
 */
export function createPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Creates an empty file that only its owner may read, or removes everybody else's access to an existing one. */
export function createPrivateFile(path: string): void {
  try {
    // An existing file is not opened: closing it would release this process's locks on it.
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    restrictToOwner(path);
  }
}

/**
 * Removes everybody else's access to an existing file; a missing one is ignored.
 *
 * @example
 * restrictToOwner('/var/lib/guildhall/members.sqlite');
 */
export function restrictToOwner(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  if (mode === undefined || (mode & 0o077) === 0) return;
  try {
    chmodSync(path, 0o600);
  } catch (error) {
    // The file belongs to another user, or its file system has no such permissions: then those of the folder apply.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
