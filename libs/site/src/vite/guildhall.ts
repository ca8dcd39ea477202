import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Organisation } from '@guildhall/organisation';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  type EnvironmentOptions,
  type UserConfig,
} from 'vite';
import { writeCartStyles } from '../server/assets/cart-styles.ts';
import { startSource } from '../sources.ts';
import { compileHints } from './compile-hints.ts';
import { cssTarget, nameClasses } from './css-class-names.ts';
import { readDeclaredChunks } from './declared-chunks.ts';
import { toKebabCase } from './island-files.ts';
import { lateFiles } from './late-files.ts';
import { mergeRuntime } from './merge-runtime.ts';
import * as plugins from './plugins.ts';
import { rendererModule } from '../renderer-module.ts';
import { siteRenderer } from './site-renderer.ts';

/** Bundles the sources of the packages: their built files import no styles. */
const sourceCondition = '@guildhall/source';

/** Compresses immutable files once, at the highest level. */
function compressOnce(assets: string): void {
  for (const name of readdirSync(assets)) {
    if (!/\.(js|css|svg)$/.test(name)) continue;
    const bytes = readFileSync(join(assets, name));
    writeFileSync(join(assets, `${name}.br`), brotliCompressSync(bytes));
    writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

const createClient = (folder: string): EnvironmentOptions => ({
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  build: {
    outDir: 'dist/client',
    rolldownOptions: {
      input: { start: startSource },
      output: {
        // Short hashes: the start script lists all names. An island's file has the island's name.
        chunkFileNames: ({ name }) => `assets/${toKebabCase(name)}-[hash:6].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          // Small modules that several islands need are in few files: each is another request.
          groups: [{ name: readDeclaredChunks(folder), debugName: 'declared chunks' }],
        },
      },
    },
  },
});

const ssr: EnvironmentOptions = {
  resolve: {
    conditions: [sourceCondition, ...defaultServerConditions],
    noExternal: [/^@guildhall\//],
  },
  build: {
    outDir: 'dist/server',
    emitAssets: true,
    rolldownOptions: { input: { 'entry-server': rendererModule } },
  },
};

export interface GuildhallOptions {
  /** Parts of the product that it has switched off are left out of the build. */
  organisation: Organisation;
  /** The site's folder, such as `import.meta.dirname` of its `vite.config.ts`. */
  folder: string;
  /** Path below it of the file that exports `site`, made with `defineSite`. */
  site: string;
}

/** Creates the Vite configuration of a site: `vite build --app` writes `dist/client` and `dist/server`. */
export function guildhall({ folder, site }: GuildhallOptions): UserConfig {
  return {
    root: folder,
    appType: 'custom',
    // Two copies of Jotai would be two stores.
    resolve: { dedupe: ['react', 'react-dom', 'jotai'] },
    plugins: [
      siteRenderer(join(folder, site)),
      plugins.smallPreloadHelper,
      react(),
      plugins.classNamesAsConstants,
      plugins.serverOnlyReload,
      plugins.islandCssComesWithThePage,
      lateFiles(),
      mergeRuntime(),
      compileHints(),
      plugins.noDeveloperTools,
      plugins.namedIslandFiles,
    ],
    css: { modules: { generateScopedName: nameClasses(folder) } },
    build: {
      target: 'es2022',
      cssTarget,
      assetsInlineLimit: 0,
      manifest: true,
    },
    environments: {
      client: createClient(folder),
      ssr,
    },
    builder: {
      async buildApp(builder) {
        for (const environment of Object.values(builder.environments)) await builder.build(environment);
        cpSync(join(folder, 'dist/server/assets'), join(folder, 'dist/client/assets'), {
          recursive: true,
          filter: (file) => !file.endsWith('.js'),
        });
        writeCartStyles(join(folder, 'dist'));
        compressOnce(join(folder, 'dist/client/assets'));
      },
    },
    optimizeDeps: { entries: [startSource] },
  };
}
