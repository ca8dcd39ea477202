import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder for copies that only this user may read: they may hold what an editor withdraws later. An existing one is
 * restricted too, unless it belongs to another user.
 */
export async function createPrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700).catch(() => undefined);
}

/** Writes a file that only this user may read, completely or not at all. Several processes may write it at the same time. */
export async function writeCopy(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, content, { mode: 0o600 });
  await rename(temporary, path);
}
