import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { root } from '../../set-up/workspace.mjs';

/** The fields of a built page that the benchmark reads. */
export interface MadePage {
  page: { length: number };
}

export interface PageBuilder {
  buildEntry(path: string): Promise<MadePage>;
}

export type Reader = Record<string, unknown>;

interface App {
  log: unknown;
  register(plugin: unknown, options: object): unknown;
  listen(where: { port: number; host: string }): Promise<string>;
}

/** The modules of the site's server that the benchmark uses. */
interface SiteModules {
  readConfig(env: Record<string, string | undefined>): object;
  readBuiltAssets(dist: string): unknown;
  loadRenderer(dist: string): Promise<unknown>;
  createHttpServer(config: object): Promise<App>;
  createCachedPages(
    config: object,
    parts: object,
  ): Promise<{ cms: Reader; shop: Reader; lists: Reader; rates: { current: unknown } }>;
  createPageBuilder(parts: object): PageBuilder;
  pageRoutes: unknown;
  organisation: unknown;
}

const files = [
  'config/config.ts',
  'engine/assets/built-assets.ts',
  'engine/renderer.ts',
  'engine/http/http-server.ts',
  'host/cached-pages.ts',
  'engine/page-builder.ts',
  'engine/page-routes.ts',
];

/**
 * Loads the site's own modules from their sources, so that production code is measured. They are imported by URL: tools
 * depend on no app.
 */
async function loadSiteModules(): Promise<SiteModules> {
  const sources = join(root, 'libs/site/src');
  const paths = [
    ...files.map((file) => join(sources, file)),
    join(root, 'apps/organisation/src/organisation.ts'),
  ];
  const modules = await Promise.all(paths.map((path) => import(pathToFileURL(path).href) as Promise<object>));
  return Object.assign({}, ...modules) as SiteModules;
}

export interface OpenSite {
  app: App;
  /** Builds pages from content that was read and parsed once: only the page itself is built again. */
  builder: PageBuilder;
  /** Serves the site's routes from the builder, without a cache. */
  servePages(): void;
}

/** Opens the site in parts, configured by its environment. */
export async function openSite(env: Record<string, string | undefined>): Promise<OpenSite> {
  const site = await loadSiteModules();
  const config = site.readConfig(env);
  const app = await site.createHttpServer(config);
  const dist = join(root, 'apps/site/dist');
  const renderer = await site.loadRenderer(dist);
  const { organisation } = site;
  const parts = {
    organisation,
    renderer: () => renderer,
    assets: site.readBuiltAssets(dist),
    log: app.log,
    now: Date.now,
  };
  const pages = await site.createCachedPages(config, parts);
  const { cms, shop, lists } = pages;
  const builder = site.createPageBuilder({
    ...{ ...parts, ...pages, config, rates: pages.rates.current, planPrices: () => [] },
    sources: { cms: rememberResults(cms), shop: rememberResults(shop), lists: rememberResults(lists, '') },
  });
  return {
    app,
    builder,
    servePages() {
      const cache = {
        peek: () => undefined,
        get: async (_key: string, load: () => Promise<MadePage>) => (await load()).page,
      };
      // The bench is one visitor without rate limits.
      const unlimited = (_request: unknown, read: () => Promise<MadePage>) => read();
      const limits = { limitPageReads: unlimited, limitProductReads: unlimited };
      const caches = { cache, searches: cache, choices: cache };
      void app.register(site.pageRoutes, { ...pages, ...caches, ...limits, organisation, builder });
    },
  };
}

/** Caches the results of the functions with this prefix. */
function rememberResults(reader: Reader, prefix = 'read'): Reader {
  const cacheResults = (read: (...where: unknown[]) => unknown) => {
    const known = new Map<string, unknown>();
    return (...where: unknown[]) => {
      const key = where.join(' ');
      const result = known.get(key) ?? read(...where);
      known.set(key, result);
      return result;
    };
  };
  const entries = Object.entries(reader).map(([name, read]) => [
    name,
    name.startsWith(prefix) ? cacheResults(read as (...where: unknown[]) => unknown) : read,
  ]);
  return Object.fromEntries(entries);
}
