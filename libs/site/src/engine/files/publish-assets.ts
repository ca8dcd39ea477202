import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyAssets, earlierAssetsName } from './earlier-assets.ts';
import { createUsageError } from '../../usage-error.ts';

/** A build, and where its assets are published. */
export interface PublishAssetsOptions {
  /** Folder of the site, with `dist/` (the build). */
  site: string;
  /**
   * Folder that the assets are copied to.
   * @default the one in `CACHE_DIR` from which a running site serves the assets of other builds
   */
  to?: string | undefined;
}

/** A build's assets, where they were published. */
export interface PublishedAssets {
  /** Number of files. */
  count: number;
  /** Absolute path that they were copied to. */
  folder: string;
}

/**
 * Copies the assets of a build to where running sites serve them, before any site is switched to that build: pages of the
 * new build then work, whichever machine sends their files. Nothing is removed.
 *
 * @param env the environment of the site
 * @throws Error if the site is not built, or if the folder is unknown or cannot be written
 * @example
 * const { count, folder } = await publishAssets({ site: import.meta.dirname });
 */
export async function publishAssets(
  { site, to }: PublishAssetsOptions,
  env: Record<string, string | undefined> = process.env,
): Promise<PublishedAssets> {
  const assets = join(site, 'dist/client/assets');
  if (!existsSync(assets))
    throw createUsageError(
      'GUILDHALL_SITE_NO_BUILD',
      `There is no build in ${join(site, 'dist')}: build the site first`,
    );
  const { CACHE_DIR: cache } = env;
  if (to === undefined && !cache)
    throw createUsageError(
      'GUILDHALL_SITE_PUBLISH_FOLDER',
      'Set CACHE_DIR to that of the running site, or name a folder with --to',
    );
  const folder = resolve(to ?? join(cache ?? '', earlierAssetsName));
  return { count: await copyAssets(assets, folder), folder };
}
