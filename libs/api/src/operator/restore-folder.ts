import { chownSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createPrivateFolder, type StoreDefinition } from '@guildhall/server-kit/storage';
import { flushFile, isSqliteInUse } from '@guildhall/server-kit/storage-copies';
import { isDatabaseFile, listStoredFiles } from './back-up-files.ts';
import { copyFiles, upgradeFiles } from './into-database.ts';
import { OperatorCommandError } from './operator-options.ts';

export interface FolderRestore {
  /** `DATA_DIR` */
  target: string;
  backup: string;
  names: readonly string[];
  stores: readonly StoreDefinition[];
  /** Moves what the folder has aside, instead of refusing it. */
  replace: boolean;
  now: () => number;
}

/**
 * Requires that no api uses a folder.
 *
 * @throws OperatorCommandError
 */
export function requireUnused(folder: string): void {
  const used = listStoredFiles(folder).filter(
    (name) => isDatabaseFile(name) && isSqliteInUse(join(folder, name)),
  );
  if (used.length > 0)
    throw new OperatorCommandError(`${folder} is in use (${used.join(', ')}): stop the api first`);
}

/**
 * Puts the files of a backup into `DATA_DIR`. They are prepared beside their place and moved there at the end.
 *
 * @returns the folder with the files that were there before, if any
 * @throws OperatorCommandError if the folder is in use or not empty
 */
export async function restoreFolder(options: FolderRestore): Promise<string | undefined> {
  const { target, backup, names, stores, replace, now } = options;
  createPrivateFolder(target);
  requireUnused(target);
  const before = listStoredFiles(target);
  if (before.length > 0 && !replace)
    throw new OperatorCommandError(
      `${target} is not empty (${before.join(', ')}). With --replace these files are kept beside the restored ones`,
    );
  const staging = mkdtempSync(join(target, '.restore-'));
  try {
    copyFiles(backup, names, staging);
    await upgradeFiles(staging, names, stores);
    for (const { file, afterRestore } of stores)
      if (names.includes(file) && afterRestore !== undefined)
        runStatements(join(staging, file), afterRestore);
    const aside = before.length > 0 ? moveAside(target, before, now()) : undefined;
    const owner = statSync(target);
    for (const name of names) {
      flushFile(join(staging, name));
      // As root, the files would be unreadable for the api.
      if (process.getuid?.() === 0) chownSync(join(staging, name), owner.uid, owner.gid);
      renameSync(join(staging, name), join(target, name));
    }
    return aside;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function runStatements(path: string, statements: string): void {
  const database = new DatabaseSync(path);
  try {
    database.exec(`BEGIN; ${statements} COMMIT`);
  } finally {
    database.close();
  }
}

/** Moves files into a folder beside them, with what SQLite has written for them. */
function moveAside(target: string, names: readonly string[], at: number): string {
  const aside = join(target, `replaced-${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}`);
  mkdirSync(aside, { mode: 0o700 });
  for (const name of names)
    for (const suffix of isDatabaseFile(name) ? ['', '-wal', '-shm'] : [''])
      if (statSync(join(target, name + suffix), { throwIfNoEntry: false }))
        renameSync(join(target, name + suffix), join(aside, name + suffix));
  return aside;
}
