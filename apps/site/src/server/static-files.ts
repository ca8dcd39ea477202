import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import { fileCaching } from './caching.ts';

export interface StaticFilesOptions {
  dist: string;
  publicDirectory: string;
  /** The folder for the assets of earlier builds; without it they are gone with their build. */
  earlierAssets?: { folder: string; maxAgeMs: number };
}

/** Hashed assets (for ever, precompressed) and the few files with fixed names. */
export const staticFiles: FastifyPluginAsync<StaticFilesOptions> = async (app, files) => {
  const assets = join(files.dist, 'client/assets');
  const roots = [assets];
  if (files.earlierAssets && (await keepEarlierAssets(assets, files.earlierAssets, app.log)))
    roots.push(files.earlierAssets.folder);
  await app.register(fastifyStatic, {
    root: roots,
    prefix: '/assets/',
    immutable: true,
    maxAge: fileCaching.assetMs,
    index: false,
    preCompressed: true,
  });
  for (const name of await readdir(files.publicDirectory)) {
    app.get(`/${name}`, (_request, reply) =>
      reply.sendFile(name, files.publicDirectory, { maxAge: fileCaching.fixedNameMs, immutable: false }),
    );
  }
};

/**
 * Copies this build's assets to those of earlier builds. That it cannot, because the disk is full for example, is no reason
 * to be without a site: pages of this build need no copies.
 *
 * @returns whether there is such a folder
 */
async function keepEarlierAssets(
  assets: string,
  earlier: { folder: string; maxAgeMs: number },
  log: FastifyBaseLogger,
): Promise<boolean> {
  try {
    await mkdir(earlier.folder, { recursive: true });
  } catch (err) {
    log.error({ err }, 'CACHE_DIR cannot be used: there are no assets of earlier builds');
    return false;
  }
  await copyAssets(assets, earlier).catch((err: unknown) =>
    log.error({ err }, 'CACHE_DIR takes no more: the next build will not have all assets of this one'),
  );
  return true;
}

/** Removes what no page uses any more, then copies what is not there yet. */
async function copyAssets(
  assets: string,
  { folder: earlier, maxAgeMs }: { folder: string; maxAgeMs: number },
): Promise<void> {
  for (const name of await readdir(earlier)) {
    const { mtimeMs } = await stat(join(earlier, name));
    if (Date.now() - mtimeMs > maxAgeMs) await rm(join(earlier, name), { force: true });
  }
  const now = new Date();
  for (const name of await readdir(assets)) {
    await copyAtomically(join(assets, name), join(earlier, name));
    await utimes(join(earlier, name), now, now);
  }
}

/** Under a temporary name first: half a script would be sent to visitors of the next build. */
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
