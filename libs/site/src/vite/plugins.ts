import type { Plugin } from 'vite';
import { getSource } from '../sources.ts';

/**
 * A page's head contains all its styles, including those of sleeping islands: waking loads no CSS, and only the renderer's
 * build writes some. Vite has no option that builds styles without listing them for dynamic imports.
 */
export const islandCssComesWithThePage: Plugin = {
  name: 'island-css-comes-with-the-page',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type === 'chunk') file.viteMetadata?.importedCss.clear();
        else if (name.endsWith('.css')) Reflect.deleteProperty(bundle, name);
      }
    },
  },
};

/**
 * Fetches all files of a dynamic import at once. Vite's own helper also waits for styles and reports failures as
 * events: half the start script's weight, and unused here. No option leaves it out, not even `modulePreload: false`
 * (https://github.com/vitejs/vite/issues/18551).
 */
export const smallPreloadHelper: Plugin = {
  name: 'small-preload-helper',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  load: {
    filter: { id: /preload-helper/ },
    handler: () => `
      import { fetchFile } from '${getSource('browser/fetch-file.ts')}';
      export const __vitePreload = (load, files) => (files.forEach((file) => fetchFile(file)), load());`,
  },
};

/**
 * Removes React's connection to its developer tools, which would weigh on every first press. A plugin, since the same
 * configuration serves development, which keeps it.
 */
export const noDeveloperTools: Plugin = {
  name: 'no-developer-tools',
  apply: 'build',
  config: () => ({ environments: { client: { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } } } }),
};

/**
 * Turns class names into constants, so that unused ones are dropped. Vite exports them by name too, but the default
 * import, which types and tests read, keeps all names of a module.
 */
export const classNamesAsConstants: Plugin = {
  name: 'class-names-as-constants',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { code: /\.module\.css/ },
    handler: (code) => ({
      code: code.replace(/import (\w+) from (["'][^"']+\.module\.css["'])/g, 'import * as $1 from $2'),
      map: null,
    }),
  },
};

/** Reloads the page when a component changes that only the server renders. */
export const serverOnlyReload: Plugin = {
  name: 'server-only-reload',
  hotUpdate({ modules, server, file }) {
    if (this.environment.name !== 'ssr' || modules.length === 0) return;
    const inBrowser = [...(server.environments.client.moduleGraph.getModulesByFile(file) ?? [])].some(
      (module) => module.importers.size > 0 || module.isSelfAccepting,
    );
    if (inBrowser) return;
    for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
    server.environments.client.hot.send({ type: 'full-reload', path: '*' });
  },
};
