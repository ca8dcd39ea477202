import { cp, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
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
  if (files.earlierAssets) {
    await copyAssets(assets, files.earlierAssets);
    roots.push(files.earlierAssets.folder);
  }
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

/** Copies this build's assets to those of earlier builds, and removes what no page uses any more. */
async function copyAssets(
  assets: string,
  { folder: earlier, maxAgeMs }: { folder: string; maxAgeMs: number },
): Promise<void> {
  await mkdir(earlier, { recursive: true });
  for (const name of await readdir(earlier)) {
    const { mtimeMs } = await stat(join(earlier, name));
    if (Date.now() - mtimeMs > maxAgeMs) await rm(join(earlier, name), { force: true });
  }
  const now = new Date();
  for (const name of await readdir(assets)) {
    await cp(join(assets, name), join(earlier, name));
    await utimes(join(earlier, name), now, now);
  }
}
