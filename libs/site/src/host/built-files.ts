import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { createCaching } from '../config/caching.ts';
import type { Config } from '../config/config.ts';
import { earlierAssetsName } from '../engine/files/earlier-assets.ts';
import { staticFiles } from '../engine/files/static-files.ts';

interface SiteFolders {
  dist: string;
  publicDirectory: string;
}

/** Creates the plugin that serves the files of a build. */
export function createBuiltFiles(config: Config, folders: SiteFolders): FastifyPluginAsync {
  const { CACHE_DIR } = config;
  const { earlierAssetsMs } = createCaching(config);
  return async (app) => {
    await app.register(staticFiles, {
      ...folders,
      ...(CACHE_DIR && {
        earlierAssets: { folder: join(CACHE_DIR, earlierAssetsName), maxAgeMs: earlierAssetsMs },
      }),
    });
  };
}
