import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { writeCartStyles } from './src/server/assets/cart-styles.ts';
import { compileHints } from './src/server/assets/compile-hints.ts';
import { toKebabCase, listIslandFiles } from './src/server/assets/island-files.ts';
import { mergeRuntime } from './src/server/assets/merge-runtime.ts';
import { islandNames } from './src/islands/names.ts';
import { createClassName, cssTarget } from '../../tools/library/css-class-names.ts';

const directory = import.meta.dirname;

/** A page's head contains all its styles, including those of sleeping islands: waking loads no CSS. */
const islandCssComesWithThePage: Plugin = {
  name: 'island-css-comes-with-the-page',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.clear();
      }
    },
  },
};

/**
 * Fetches all files of a dynamic import at once. Vite's own helper also waits for styles and reports failures as
 * events: half the start script's weight, and unused here.
 */
const smallPreloadHelper: Plugin = {
  name: 'small-preload-helper',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  load: {
    filter: { id: /preload-helper/ },
    handler: () => `
      import { fetchFile } from '${join(directory, 'src/browser/fetch-file.ts')}';
      export const __vitePreload = (load, files) => (files.forEach((file) => fetchFile(file)), load());`,
  },
};

/** Adds the files of each island to the start script, so that a press fetches all of them at once. */
const namedIslandFiles: Plugin = {
  name: 'named-island-files',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const scripts = Object.values(bundle).filter((output) => output.type === 'chunk');
      const start = scripts.find(({ isEntry }) => isEntry);
      // The script's own hash changes with theirs: it imports React's file, which imports all islands.
      if (start) start.code = start.code.replace('__ISLAND_FILES__', listIslandFiles(scripts, islandNames));
    },
  },
};

/** Removes React's connection to its developer tools, which would weigh on every first press. */
const noDeveloperTools: Plugin = {
  name: 'no-developer-tools',
  apply: 'build',
  config: () => ({ environments: { client: { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } } } }),
};

/** Turns class names into constants, so that unused ones are dropped. */
const classNamesAsConstants: Plugin = {
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
const serverOnlyReload: Plugin = {
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

/** Tests the path of a module; packages have the same in the workspace, as links, and where they are installed. */
function inPackages(pattern: RegExp) {
  return (id: string) => pattern.test(id.replace(/^.*\/node_modules\/@guildhall\//, '/libs/'));
}

/** Compresses immutable files once, at the highest level. */
function compressOnce(assets: string): void {
  for (const name of readdirSync(assets)) {
    if (!/\.(js|css|svg)$/.test(name)) continue;
    const bytes = readFileSync(join(assets, name));
    writeFileSync(join(assets, `${name}.br`), brotliCompressSync(bytes));
    writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

export default defineConfig({
  root: directory,
  appType: 'custom',
  plugins: [
    smallPreloadHelper,
    react(),
    classNamesAsConstants,
    serverOnlyReload,
    islandCssComesWithThePage,
    mergeRuntime(),
    compileHints(),
    noDeveloperTools,
    namedIslandFiles,
  ],
  css: { modules: { generateScopedName: createClassName } },
  build: {
    target: 'es2022',
    cssTarget,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The start script has already fetched the files of islands, and React is loaded by then.
      resolveDependencies: (_file, files, { hostId }) =>
        /assets\/(react|start)-/.test(hostId)
          ? []
          : files.filter((file) => !/assets\/(react|start|cart|shop)-/.test(file)),
    },
  },
  environments: {
    client: {
      resolve: { conditions: ['@guildhall/source', ...defaultClientConditions] },
      build: {
        outDir: 'dist/client',
        rolldownOptions: {
          input: { start: 'src/browser/start.ts' },
          // Shared code of all islands is one file, so that it needs one request.
          output: {
            // Short hashes: the start script lists all names. An island's file has the island's name.
            chunkFileNames: ({ name }) => `assets/${toKebabCase(name)}-[hash:6].js`,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // Includes small modules that most islands need: a separate file would be another request for each.
                {
                  name: 'react',
                  test: inPackages(
                    /node_modules\/(react|react-dom|scheduler|jotai(?!\/dist\/vanilla\/utils))\/|libs\/islands\/src\/(hydration|index|in-)|libs\/ui\/src\/(index\.|button\/(Button|button-attributes)\.|(texts|visually-hidden|loader)\/)|info-messages-atom|drawer-atoms|(portal|session)-atoms|dialog\/(DialogHead|use-modal)|format-integer|site\/src\/(atoms\/store|browser\/hydrator|islands\/(list|loaders))|urls\/(safe-exit-url|parse-web-url|this-machine)/,
                  ),
                },
                // Used by filters and forms, whose texts may contain links.
                {
                  name: 'html',
                  test: inPackages(/libs\/ui\/src\/html\/|html\/(trusted-html|read-own-html)/),
                },
                // Used by all forms; the library only by long ones.
                {
                  name: 'field',
                  test: inPackages(
                    /email-address|api-contract\/src\/members\/bearer|cms-client\/src\/texts\/field-texts|libs\/ui\/src\/field\/|forget-sign-up/,
                  ),
                },
                { name: 'forms', test: inPackages(/node_modules\/react-hook-form\//) },
                // All that a login needs, in one journey.
                {
                  name: 'members',
                  test: inPackages(
                    /cms-client\/src\/texts\/user-admin|site\/src\/islands\/(Login|MemberMenu)\.|libs\/member-portal\/src\/(texts|forms|menu|session|identity\/[lp]|redirect\/[a-z]|reset\/(UnusableLink|use-)|portal\/(create|PortalButton))|src\/members\/(page-members|mark-member)|libs\/api-contract\/src\/members\/|urls\/is-page-path|libs\/safe-content\/src\/urls\/(classify-url|safe-link|url-policy|content-url|canonical-path)/,
                  ),
                },
                // The form for EU businesses, with all its imports: few visitors need it.
                {
                  name: 'InvoiceForm',
                  test: inPackages(
                    /libs\/(cart\/src\/(invoice\/|texts\/invoice-)|api-contract\/src\/invoice\/)/,
                  ),
                },
                // Used by prices with another country's VAT and by the form for EU businesses; the cart alone does not
                // name countries.
                { name: 'vat', test: inPackages(/money\/src\/vat\/vat-country-names/) },
                // Otherwise the bundler would put part of the cart into the shared file.
                {
                  name: 'shop',
                  test: inPackages(
                    /src\/cart\/page-cart|libs\/(cart\/src\/(atoms\/cart-|state\/|connection\/|checkout\/|lines\/(?!use-)[a-z-]+\.ts$|texts\/add-to-cart-)|shop-client\/src\/(?!cart\/find-unsold|product\/(?:availability|lowest-price))|money\/src\/amount\/(?!parts-per)|safe-content\/src\/urls\/safe-web-url)|node_modules\/valibot\//,
                  ),
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: {
        conditions: ['@guildhall/source', ...defaultServerConditions],
        noExternal: [/^@guildhall\//],
      },
      build: {
        outDir: 'dist/server',
        emitAssets: true,
        rolldownOptions: { input: { 'entry-server': 'src/render/entry-server.tsx' } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
      cpSync(join(directory, 'dist/server/assets'), join(directory, 'dist/client/assets'), {
        recursive: true,
        filter: (file) => !file.endsWith('.js'),
      });
      writeCartStyles(join(directory, 'dist'));
      compressOnce(join(directory, 'dist/client/assets'));
    },
  },
  optimizeDeps: { entries: ['src/browser/start.ts'] },
});
