import { expect, it } from 'vitest';
import type { ViteDevServer } from 'vite';
import { createDevAssets } from './dev-site.ts';

/** A development server whose modules import others once they are read. */
function createVite(imports: Readonly<Record<string, string>>): ViteDevServer {
  const modules = new Map<string, object>();
  const add = (url: string) => modules.set(url, { url, id: url, transformResult: null });
  add('/page.tsx');
  const renderer = {
    moduleGraph: { urlToModuleMap: modules },
    async transformRequest(url: string) {
      await Promise.resolve();
      const imported = imports[url];
      if (imported) add(imported);
    },
  };
  return { environments: { ssr: renderer } } as unknown as ViteDevServer;
}

it('links a page of the development site to the styles of all parts that it may load later', async () => {
  const vite = createVite({ '/page.tsx': '/form.tsx', '/form.tsx': '/form.module.css' });
  const { html } = await createDevAssets(() => vite).createHead({} as never);
  expect(html.join('')).toContain('<link rel="stylesheet" href="/form.module.css"');
});
