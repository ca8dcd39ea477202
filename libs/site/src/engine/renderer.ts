import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import type { createRenderer } from '../host/create-renderer.tsx';
import { siteModules } from '../site-modules.ts';

/** Renders pages, with React. Of all code with React, the server imports only this. */
export type Renderer = ReturnType<typeof createRenderer>;

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
    throw new Error('Vite has no runnable ssr environment');
  return ((await environment.runner.import(siteModules.renderer)) as RendererModule).renderer;
}
