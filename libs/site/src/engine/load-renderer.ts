import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import type { Renderer } from '../page/renderer.ts';
import { siteModules } from '../site-modules.ts';

type RendererModule = { renderer: Renderer };

/** @param dist the site's build */
export async function loadRenderer(dist: string): Promise<Renderer> {
  const url = pathToFileURL(join(dist, 'server/entry-server.js')).href;
  return ((await import(url)) as RendererModule).renderer;
}

export async function loadDevRenderer(vite: ViteDevServer): Promise<Renderer> {
  const { isRunnableDevEnvironment } = await import('vite');
  const environment = vite.environments['ssr'];
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('there is no runnable ssr environment of Vite');
  return ((await environment.runner.import(siteModules.renderer)) as RendererModule).renderer;
}
