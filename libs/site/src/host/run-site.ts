import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { builtInBlocks, type BlockDefinition } from '@guildhall/cms-client';
import type { Organisation } from '@guildhall/organisation';
import { stopOnSignals, type Readiness } from '@guildhall/server-kit';
import type { FastifyInstance } from 'fastify';
import { checkSite } from './check-site.ts';
import { readConfig, type Config } from '../config/config.ts';
import type { SiteSuppliers } from '../config/site-suppliers.ts';
import type { OwnPages } from '../pages/own/define-pages.ts';
import type { OwnTexts } from '../texts/site-texts.ts';
import { createBuiltFiles } from './built-files.ts';
import { createSite } from './site.ts';

/** An organisation's site. */
export interface RunSiteOptions extends SiteSuppliers {
  /** The facts of the organisation, the same as for its api. */
  organisation: Organisation;
  /**
   * Kinds of blocks that entries may contain: the built-in ones, without those that the site removes, and its own. Each
   * needs a view in `defineSite`.
   * @default builtInBlocks
   */
  blocks?: readonly BlockDefinition[];
  /**
   * Texts of the site that replace the English ones, also named in `guildhall({ texts })` of `vite.config.ts`.
   * @default none
   */
  texts?: OwnTexts;
  /**
   * Pages of the site's own code that have data. Each needs a view in `pages` of `defineSite`.
   * @default none
   */
  pages?: readonly OwnPages[];
  /**
   * Time for which a CDN may send a page without revalidation, ms. It gets no content events: 0, unless something of yours empties
   * it after each.
   * @default 0
   */
  sharedCacheMs?: number;
  /** Folder with `dist/` (the build), `public/` (files with fixed names) and `vite.config.ts`. */
  folder: string;
  /**
   * Serves the sources through Vite instead of the build.
   *
   * @default false
   */
  dev?: boolean;
}

/**
 * Starts the site with the configuration of the environment, and stops it on SIGTERM and SIGINT. Returns its origin.
 *
 * @throws Error with all faults of the configuration or of the site's lists, if the build is missing, or if the port is
 *   taken
 * @example
 * import { linkPages } from '@guildhall/members-links/site';
 *
 * const folder = new URL('..', import.meta.url).pathname;
 * console.log(`site listening on ${await runSite({ organisation, folder, identity: linkPages })}`);
 */
export async function runSite(options: RunSiteOptions): Promise<string> {
  // Before React is loaded: without this variable it is twice as slow.
  if (options.dev !== true) process.env['NODE_ENV'] = 'production';
  const config = readConfig(process.env, options);
  const readiness = { ready: true };
  const app = await openSite(config, readiness, options);
  stopOnSignals({ app, readiness, drainMs: config.DRAIN_MS });
  return app.listen({ port: config.SITE_PORT, host: config.HOST });
}

async function openSite(
  config: Config,
  readiness: Readiness,
  { organisation, blocks = builtInBlocks, texts, pages = [], folder, ...options }: RunSiteOptions,
): Promise<FastifyInstance> {
  const ownTexts = { ...(texts && { texts }) };
  if (options.dev === true) {
    const { createDevSite } = await import('./dev-site.ts');
    return createDevSite(config, { organisation, blocks, pages, ...ownTexts, readiness, folder });
  }
  const { readBuiltAssets } = await import('../engine/assets/built-assets.ts');
  const { loadRenderer } = await import('../engine/load-renderer.ts');
  const dist = join(folder, 'dist');
  const assets = readBuiltAssets(dist);
  const renderer = await loadRenderer(dist);
  const publicDirectory = join(folder, 'public');
  checkSite({ organisation, blocks, pages, renderer, publicFiles: await readdir(publicDirectory) });
  const files = createBuiltFiles(config, { dist, publicDirectory });
  return createSite(config, {
    ...{ organisation, blocks, pages, ...ownTexts, assets, files, readiness },
    durations: { sharedMs: options.sharedCacheMs ?? 0 },
    renderer: () => renderer,
  });
}
