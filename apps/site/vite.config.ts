import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { writeCartStyles } from './src/server/assets/cart-styles.ts';
import { cssClassName, cssTarget } from '../../tools/library/css-class-names.ts';

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
      const asked = new Set();
      export function __vitePreload(load, files = []) {
        for (const file of files) {
          if (asked.has(file)) continue;
          asked.add(file);
          document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
        }
        return load();
      }`,
  },
};

/** Class names become plain constants: those nobody uses are left out, as no property of an object is. */
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
  plugins: [smallPreloadHelper, react(), classNamesAsConstants, serverOnlyReload, islandCssComesWithThePage],
  css: { modules: { generateScopedName: cssClassName } },
  build: {
    target: 'es2022',
    cssTarget,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      resolve: { conditions: ['@guildhall/source', ...defaultClientConditions] },
      build: {
        outDir: 'dist/client',
        rolldownOptions: {
          input: { start: 'src/browser/start.ts' },
          // Every island needs these: as one file they come in one journey.
          output: {
            // Lists of files that are fetched together name them: two letters less of each are felt there.
            chunkFileNames: 'assets/[name]-[hash:6].js',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // With what is small and wanted by most: a file of its own would be one more to fetch for every island.
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler|jotai(?!\/dist\/vanilla\/utils))\/|libs\/ui\/src\/(index\.|(texts|visually-hidden)\/)|info-messages-atom|drawer-atoms|(portal|session)-atoms|dialog\/use-modal|format-integer|site\/src\/atoms\/store|addresses\/(safe-exit-address|parse-web-address|this-machine)/,
                },
                // Fetched together at the first sign of a visitor.
                { name: 'fetch-ahead', test: /src\/(islands\/loaders|browser\/fetch-ahead)/ },
                // Of the cart's drawer and the members' windows.
                { name: 'dialog', test: /libs\/ui\/src\/(dialog\/DialogHead|loader\/)/ },
                // All that a login needs, in one journey.
                {
                  name: 'members',
                  test: /libs\/member-portal\/src\/(texts|forms|menu|session|identity\/[lp]|redirect\/[a-z]|portal\/(create|PortalButton))|src\/members\/page-members|libs\/safe-content\/src\/addresses\/(classify-address|safe-link|address-policy|own-address|canonical-path)/,
                },
                // The form for EU businesses, with all that it brings: few ask for it.
                {
                  name: 'InvoiceForm',
                  test: /libs\/(cart\/src\/(invoice\/|texts\/invoice-)|api-contract\/src\/invoice\/)/,
                },
                // Left to itself the bundler would put a part of the cart into what every island needs.
                {
                  name: 'cart',
                  test: /libs\/(cart\/src\/(atoms\/cart-|state\/|connection\/|checkout\/|lines\/[a-z-]+\.ts$|texts\/add-to-cart-)|shop-client\/src\/(?!cart\/find-unsold|product\/(?:availability|lowest-price))|money\/src\/amount\/|safe-content\/src\/addresses\/safe-web-address)|node_modules\/valibot\//,
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
