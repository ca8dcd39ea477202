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

/** Every style a page needs is in its head, those of its sleeping islands too: waking one loads no CSS. */
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
 * What a dynamic import needs is fetched beside it, all at once. Vite's own helper for this also waits for styles and
 * reports failures by an event: half of the start script's weight, and neither is used here.
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

/** The start script names the files of each island, so that a press fetches all of them at once. */
const namedIslandFiles: Plugin = {
  name: 'named-island-files',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const scripts = Object.values(bundle).filter((output) => output.type === 'chunk');
      const start = scripts.find(({ isEntry }) => isEntry);
      // Its own name changes with theirs: it imports React's file, which imports all islands.
      if (start) start.code = start.code.replace('__ISLAND_FILES__', listIslandFiles(scripts, islandNames));
    },
  },
};

/** React's tie to its developer tools stays out of the build, where it is weight on every first press. */
const noDeveloperTools: Plugin = {
  name: 'no-developer-tools',
  apply: 'build',
  config: () => ({ environments: { client: { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } } } }),
};

/** Class names become plain constants: unused ones are left out, as no property of an object is. */
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

/** Components that only the server renders have no hot update in the browser: the page is read again. */
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

/** What is served for ever is compressed once, as hard as it goes. */
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
      // The start script has fetched what islands need by the time they are imported, and React is there for what they import.
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
          // Every island needs these: as one file they need one request.
          output: {
            // The start script lists them: two letters less of each are felt there. An island's file is called as the
            // island.
            chunkFileNames: ({ name }) => `assets/${toKebabCase(name)}-[hash:6].js`,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // With what is small and wanted by most: a file of its own would be one more to fetch for every island.
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler|jotai(?!\/dist\/vanilla\/utils))\/|libs\/islands\/src\/(hydration|index|in-)|libs\/ui\/src\/(index\.|button\/(Button|button-attributes)\.|(texts|visually-hidden|loader)\/)|info-messages-atom|drawer-atoms|(portal|session)-atoms|dialog\/(DialogHead|use-modal)|format-integer|site\/src\/(atoms\/store|browser\/hydrator|islands\/(list|loaders))|urls\/(safe-exit-url|parse-web-url|this-machine)/,
                },
                // Of filters and forms, whose words may hold links.
                { name: 'html', test: /libs\/ui\/src\/html\/|html\/(trusted-html|read-own-html)/ },
                // Of all forms, and the library of the long one.
                {
                  name: 'field',
                  test: /email-address|api-contract\/src\/members\/bearer|cms-client\/src\/texts\/field-texts|libs\/ui\/src\/field\/|forget-sign-up/,
                },
                { name: 'forms', test: /node_modules\/react-hook-form\// },
                // All that a login needs, in one journey.
                {
                  name: 'members',
                  test: /cms-client\/src\/texts\/user-admin|site\/src\/islands\/(Login|MemberMenu)\.|libs\/member-portal\/src\/(texts|forms|menu|session|identity\/[lp]|redirect\/[a-z]|reset\/(UnusableLink|use-)|portal\/(create|PortalButton))|src\/members\/(page-members|mark-member)|libs\/api-contract\/src\/members\/|urls\/is-page-path|libs\/safe-content\/src\/urls\/(classify-url|safe-link|url-policy|content-url|canonical-path)/,
                },
                // The form for EU businesses, with all that it imports: few need it.
                {
                  name: 'InvoiceForm',
                  test: /libs\/(cart\/src\/(invoice\/|texts\/invoice-)|api-contract\/src\/invoice\/)/,
                },
                // Of prices with another country's VAT and the form for EU businesses; the cart alone does not name countries.
                { name: 'vat', test: /money\/src\/vat\/vat-country-names/ },
                // Left to itself the bundler would put a part of the cart into what every island needs.
                {
                  name: 'shop',
                  test: /src\/cart\/page-cart|libs\/(cart\/src\/(atoms\/cart-|state\/|connection\/|checkout\/|lines\/(?!use-)[a-z-]+\.ts$|texts\/add-to-cart-)|shop-client\/src\/(?!cart\/find-unsold|product\/(?:availability|lowest-price))|money\/src\/amount\/(?!parts-per)|safe-content\/src\/urls\/safe-web-url)|node_modules\/valibot\//,
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
