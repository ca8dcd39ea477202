import { createServer as createHttpServer, type Server } from 'node:http';
import { join } from 'node:path';
import middie from '@fastify/middie';
import type { BlockDefinition } from '@guildhall/cms-client';
import type { Organisation } from '@guildhall/organisation';
import type { Readiness } from '@guildhall/server-kit';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createServer, type DevEnvironment, type ViteDevServer } from 'vite';
import type { Assets } from '../engine/assets/assets.ts';
import { checkSite } from './check-site.ts';
import type { Config } from '../config/config.ts';
import { loadDevRenderer } from '../engine/load-renderer.ts';
import type { OwnPages } from '../pages/own/define-pages.ts';
import type { OwnTexts } from '../texts/site-texts.ts';
import { createSite } from './site.ts';
import { siteModules } from '../site-modules.ts';

interface DevSite {
  organisation: Organisation;
  blocks: readonly BlockDefinition[];
  pages: readonly OwnPages[];
  texts?: OwnTexts;
  readiness: Readiness;
  /** Folder with `vite.config.ts`. */
  folder: string;
}

/** Creates the site from its sources, under the same policy as production: a changed style or island shows at once. */
export async function createDevSite(
  config: Config,
  { organisation, blocks, pages, texts, readiness, folder }: DevSite,
): Promise<FastifyInstance> {
  let http: Server | undefined;
  let vite: ViteDevServer | undefined;
  const getVite = () => {
    if (!vite) throw new Error('too early: Vite has not started');
    return vite;
  };
  return createSite(
    { ...config, PAGE_FRESH_MS: 0, PRERENDER: 'off', SERVICE_WORKER: 'off' },
    {
      organisation,
      blocks,
      pages,
      ...(texts && { texts }),
      ...{ readiness, durations: { renewMs: 0 } },
      async renderer() {
        const renderer = await loadDevRenderer(getVite());
        checkSite({ organisation, blocks, pages, renderer });
        return renderer;
      },
      assets: createDevAssets(getVite),
      http: { serverFactory: (handler) => (http = createHttpServer(handler)) },
      files: fp(async (app) => {
        vite = await createServer({
          root: folder,
          configFile: join(folder, 'vite.config.ts'),
          configLoader: 'native',
          server: { middlewareMode: true, ws: { server: http as never } },
        });
        await app.register(middie);
        app.use(vite.middlewares);
        app.addHook('onClose', () => vite?.close());
      }),
    },
  );
}

/** Links pages to the styles of all modules, also those that a page loads later, and to the scripts that Vite serves. */
export function createDevAssets(getVite: () => ViteDevServer): Assets {
  return {
    async createHead() {
      const renderer = getVite().environments['ssr'];
      if (renderer) await loadLazyModules(renderer);
      const links: string[] = [];
      for (const [url, module] of renderer?.moduleGraph.urlToModuleMap ?? []) {
        if (/\.css($|\?)/.test(url))
          links.push(`<link rel="stylesheet" href="${module.url}" data-vite-dev-id="${module.id ?? ''}">`);
      }
      const html = `${links.join('')}<script type="module" src="/@vite/client"></script><script type="module" src="/@id/${siteModules.start}"></script>`;
      return { html: [html], styleHashes: [] };
    },
  };
}

/**
 * Loads modules that are only imported dynamically, such as a form of an island: the policy forbids scripts to add
 * their styles to the page later.
 */
async function loadLazyModules(renderer: DevEnvironment): Promise<void> {
  const tried = new Set<string>();
  const findUnread = () =>
    [...renderer.moduleGraph.urlToModuleMap.values()].filter(
      ({ url, transformResult }) => /\.tsx?$/.test(url) && !transformResult && !tried.has(url),
    );
  for (let modules = findUnread(); modules.length > 0; modules = findUnread()) {
    for (const { url } of modules) tried.add(url);
    // A module that fails reports it when it is fetched.
    await Promise.allSettled(modules.map(({ url }) => renderer.transformRequest(url)));
  }
}
