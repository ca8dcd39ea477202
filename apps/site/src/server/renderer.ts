import type { ViteDevServer } from 'vite';

/** The module that renders pages, with React. The server imports only this. */
export type Renderer = typeof import('../render/entry-server.tsx');

export async function loadRenderer(): Promise<Renderer> {
  const built = new URL('../../dist/server/entry-server.js', import.meta.url).href;
  return (await import(built)) as Renderer;
}

export async function loadDevRenderer(vite: ViteDevServer): Promise<Renderer> {
  const { isRunnableDevEnvironment } = await import('vite');
  const environment = vite.environments['ssr'];
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('Vite has no runnable ssr environment');
  return (await environment.runner.import('/src/render/entry-server.tsx')) as Renderer;
}
