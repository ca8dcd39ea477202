import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import { renderSource } from '../sources.ts';

/** The module that renders pages, with React. The server imports only this. */
export type Renderer = typeof import('../render/entry-server.tsx');

/** @param dist the site's build */
export async function loadRenderer(dist: string): Promise<Renderer> {
  return (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as Renderer;
}

export async function loadDevRenderer(vite: ViteDevServer): Promise<Renderer> {
  const { isRunnableDevEnvironment } = await import('vite');
  const environment = vite.environments['ssr'];
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('Vite has no runnable ssr environment');
  return (await environment.runner.import(renderSource)) as Renderer;
}
