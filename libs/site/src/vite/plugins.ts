import type { Plugin } from 'vite';

/**
 * A page's head contains all its styles, including those of sleeping islands: waking loads no CSS, and only the renderer's
 * build writes some. Vite has no option that builds styles without listing them for dynamic imports.
 */
export const islandCssComesWithThePage: Plugin = {
  name: 'island-css-comes-with-the-page',
  applyToEnvironment: (environment) => environment.name === 'islands',
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
 * Vite's own helper for dynamic imports waits for styles and reports failures as events: unused here, and on the way of
 * every first touch. No option leaves it out, not even `modulePreload: false`
 * (https://github.com/vitejs/vite/issues/18551).
 */
export const noPreloadHelper: Plugin = {
  name: 'no-preload-helper',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'islands',
  load: {
    filter: { id: /preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/**
 * Turns class names into constants, so that unused ones are dropped. Vite exports them by name too, but the default
 * import, which types and tests read, keeps all names of a module.
 */
export const classNamesAsConstants: Plugin = {
  name: 'class-names-as-constants',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'islands',
  transform: {
    filter: { code: /\.module\.css/ },
    handler: (code) => ({
      code: code.replace(
        /import (\w+) from (["'][^"']+\.module\.css["'])/g,
        // A name that is chosen later needs the object of all names.
        (all, name: string, path) => (isEachNamed(name, code) ? `import * as ${name} from ${path}` : all),
      ),
      map: null,
    }),
  },
};

const isEachNamed = (styles: string, code: string): boolean =>
  !new RegExp(String.raw`\b${styles}\[(?!["'])`).test(code);

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
