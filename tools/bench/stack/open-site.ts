import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { builtInBlocks } from '@guildhall/cms-client';
import { root } from '../../set-up/workspace.mjs';

/** The fields of a built page that the benchmark reads. */
export interface MadePage {
  page: { length: number };
}

/** Builds the entry at a path. */
export type BuildEntry = (path: string) => Promise<MadePage>;

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
  createContentSecurity(config: object): unknown;
  createCaching(config: object): unknown;
  openContent(
    config: object,
    options: object,
  ): Promise<{
    cms: Reader;
    shop: Reader;
    lists: Reader;
    gone: Reader;
    formerAddresses: unknown;
    rates: { current(): unknown };
    mainData: unknown;
  }>;
  createPageBuilder(options: object): unknown;
  createEntryBuilder(options: object): BuildEntry;
  createEntryRequestReader(cache: unknown, buildEntry: BuildEntry): unknown;
  shopPages: { open(options: object): Promise<object> };
  createRoutes(organisation: unknown): unknown;
  listModels(kinds: unknown): unknown;
  pageKinds: unknown;
  pageRoutes: unknown;
  organisation: unknown;
}

const files = [
  'config/config.ts',
  'engine/assets/built-assets.ts',
  'engine/load-renderer.ts',
  'engine/http/http-server.ts',
  'engine/security/security-headers.ts',
  'config/caching.ts',
  'host/open-content.ts',
  'host/open-page-kinds.ts',
  'pages/page-kinds.ts',
  'pages/routes.ts',
  'pages/entry/build-entry.ts',
  'pages/entry/entry-pages.ts',
  'pages/shop/shop-pages.ts',
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
  build: BuildEntry;
  /** Serves the site's pages from content that was read once, without a cache. */
  servePages(): Promise<void>;
}

/** Opens the site in parts, configured by its environment. */
export async function openSite(env: Record<string, string | undefined>): Promise<OpenSite> {
  const site = await loadSiteModules();
  const config = site.readConfig(env);
  const app = await site.createHttpServer(config);
  const dist = join(root, 'apps/site/dist');
  const renderer = await site.loadRenderer(dist);
  const { organisation } = site;
  const options = {
    ...{ config, organisation, blocks: builtInBlocks, log: app.log, now: Date.now },
    renderer: () => renderer,
    assets: site.readBuiltAssets(dist),
    caching: site.createCaching(config),
    routes: site.createRoutes(organisation),
  };
  const { cms, shop, lists, gone, formerAddresses, rates, mainData } = await site.openContent(
    config,
    options,
  );
  const builder = site.createPageBuilder({
    ...options,
    models: site.listModels(site.pageKinds),
    rates: () => rates.current(),
    planPrices: () => [],
    mainData,
    security: site.createContentSecurity(config),
  });
  const build = site.createEntryBuilder({
    ...{ ...options, builder, gone, findReplacement: async () => undefined },
    sources: { cms: rememberResults(cms), lists: rememberResults(lists, '') },
  });
  return {
    app,
    build,
    async servePages() {
      const cache = {
        peek: () => undefined,
        get: async (_key: string, load: () => Promise<MadePage>) => (await load()).page,
      };
      // The bench is one visitor without rate limits.
      const limitReads = (_request: unknown, read: () => Promise<MadePage>) => read();
      const shopReader = await site.shopPages.open({
        ...{ config, shop: rememberResults(shop), builder, cache, searches: cache },
        limitReads: async () => limitReads,
      });
      const readRequest = site.createEntryRequestReader(cache, build);
      const kinds = new Map([
        ['entry', { reader: { readRequest, limitReads } }],
        ['shop', shopReader],
      ]);
      const { routes } = options;
      void app.register(site.pageRoutes, { routes, kinds, cache, choices: cache, builder, formerAddresses });
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
