import type { Plugin } from 'vite';
import { rendererSource } from '../sources.ts';
import { rendererModule } from '../renderer-module.ts';

/**
 * Provides the entry of the server's bundle: the renderer of the site that a file defines.
 *
 * @param site absolute path of that file
 */
export function siteRenderer(site: string): Plugin {
  return {
    name: 'site-renderer',
    resolveId: { filter: { id: new RegExp(`^${rendererModule}$`) }, handler: () => `\0${rendererModule}` },
    load: {
      filter: { id: new RegExp(`^\0${rendererModule}$`) },
      // The kit comes first: its styles begin with the order of the layers.
      handler: () => `
        import { createRenderer } from ${JSON.stringify(rendererSource)};
        import { site } from ${JSON.stringify(site)};
        export const renderer = createRenderer(site);`,
    },
  };
}
