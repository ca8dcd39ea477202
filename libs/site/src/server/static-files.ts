import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import { fileCaching } from './caching.ts';

export interface StaticFilesOptions {
  dist: string;
  publicDirectory: string;
  /** Assets of earlier builds; if not set, they disappear with their build. */
  earlierAssets?: { folder: string; maxAgeMs: number };
}

/** Serves hashed assets (immutable, precompressed) and the few files with fixed names. */
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
 * Copies this build's assets to those of earlier builds. A failure, such as a full disk, does not stop the site: pages
 * of this build need no copies.
 *
 * @returns whether that folder can be used
 */
async function keepEarlierAssets(
  assets: string,
  earlier: { folder: string; maxAgeMs: number },
  log: FastifyBaseLogger,
): Promise<boolean> {
  try {
    await mkdir(earlier.folder, { recursive: true });
  } catch (err) {
    log.error({ err }, 'CACHE_DIR cannot be used: assets of earlier builds are not served');
    return false;
  }
  await copyAssets(assets, earlier).catch((err: unknown) =>
    log.error(
      { err },
      'Cannot write to CACHE_DIR: after the next build, assets of this build will be missing',
    ),
  );
  return true;
}

/** Removes assets that no page uses any more, then copies missing ones. */
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

/** Writes to a temporary name first: half a script would be sent to visitors of the next build. */
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
