import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync } from 'fastify';
import { fileCaching } from '../../config/caching.ts';
import { copyAssets, removeOldAssets, renewAssets, type EarlierAssets } from './earlier-assets.ts';

export interface StaticFilesOptions {
  dist: string;
  publicDirectory: string;
  /** Assets of earlier builds; if not set, they disappear with their build. */
  earlierAssets?: EarlierAssets;
}

/** Renewals within the age at which copies are removed: after a crash they are this much younger than they should be. */
const renewalsPerAge = 12;

/** Serves hashed assets (immutable, precompressed) and the few files with fixed names. */
export const staticFiles: FastifyPluginAsync<StaticFilesOptions> = async (app, files) => {
  const assets = join(files.dist, 'client/assets');
  const roots = [assets];
  if (files.earlierAssets && (await keepEarlierAssets(assets, files.earlierAssets, app.log))) {
    roots.push(files.earlierAssets.folder);
    keepDatesCurrent(app, assets, files.earlierAssets);
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

/**
 * Copies this build's assets to those of earlier builds. A failure, such as a full disk, does not stop the site: pages
 * of this build need no copies.
 *
 * @returns whether that folder can be used
 */
async function keepEarlierAssets(
  assets: string,
  earlier: EarlierAssets,
  log: FastifyBaseLogger,
): Promise<boolean> {
  try {
    await mkdir(earlier.folder, { recursive: true });
  } catch (err) {
    log.error({ err }, 'CACHE_DIR cannot be used: assets of earlier builds are not served');
    return false;
  }
  try {
    await removeOldAssets(earlier);
    await copyAssets(assets, earlier.folder);
  } catch (err) {
    log.error(
      { err },
      'Cannot write to CACHE_DIR: after the next build, assets of this build will be missing',
    );
  }
  return true;
}

/**
 * Renews the dates of this build's copies while it runs, and when it stops: their age is the time since the last page
 * that needs them, however long the build was in service.
 */
function keepDatesCurrent(app: FastifyInstance, assets: string, { folder, maxAgeMs }: EarlierAssets): void {
  const renew = () =>
    renewAssets(assets, folder).catch((err: unknown) =>
      app.log.error({ err }, 'Cannot renew the dates of the assets in CACHE_DIR'),
    );
  const timer = setInterval(renew, maxAgeMs / renewalsPerAge);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await renew();
  });
}
