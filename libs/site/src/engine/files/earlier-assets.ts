import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder with copies of the assets of all builds whose pages are still in use. */
export interface EarlierAssets {
  folder: string;
  /** Age at which a copy is removed, ms. */
  maxAgeMs: number;
}

/** Name of that folder in `CACHE_DIR`. */
export const earlierAssetsName = 'site-assets';

/** Removes assets that no page uses any more. */
export async function removeOldAssets({ folder, maxAgeMs }: EarlierAssets): Promise<void> {
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > maxAgeMs) await rm(join(folder, name), { force: true });
  }
}

/**
 * Copies a build's assets to those of other builds, with the current date. Returns their number.
 *
 * @throws Error of the file system
 */
export async function copyAssets(assets: string, folder: string): Promise<number> {
  const names = await readdir(assets);
  await mkdir(folder, { recursive: true });
  for (const name of names) await copyAtomically(join(assets, name), join(folder, name));
  await renewAssets(assets, folder);
  return names.length;
}

/** Gives the copies of a build's assets the current date. */
export async function renewAssets(assets: string, folder: string): Promise<void> {
  const now = new Date();
  for (const name of await readdir(assets)) await utimes(join(folder, name), now, now);
}

/** Writes to a temporary name first: half a script would be sent to visitors of the other build. */
async function copyAtomically(from: string, to: string): Promise<void> {
  const temporary = `${to}.${process.pid}`;
  try {
    await cp(from, temporary);
    await rename(temporary, to);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
