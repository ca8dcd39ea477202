import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';

/** Makes a folder that only its owner may read, where it is missing; an existing one is left as it is. */
export function createPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Makes an empty file that only its owner may read, or takes an existing one from everybody else. */
export function createPrivateFile(path: string): void {
  try {
    // An existing file is not opened: closing it would end the locks that this process has on it.
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    restrictToOwner(path);
  }
}

/** Takes an existing file from everybody but its owner; a missing one is ignored. */
export function restrictToOwner(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  if (mode === undefined || (mode & 0o077) === 0) return;
  try {
    chmodSync(path, 0o600);
  } catch (error) {
    // The file belongs to somebody else, or its file system has no such permissions: then the folder's count.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
