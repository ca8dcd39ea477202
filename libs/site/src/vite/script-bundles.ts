import { join } from 'node:path';
import { defaultClientConditions, defaultClientMainFields, type EnvironmentOptions, type Plugin } from 'vite';
import { readIslandScripts } from '../engine/assets/island-modules.ts';
import { siteModules } from '../site-modules.ts';
import { getSource } from '../sources.ts';
import { reactChunk } from './declared-chunks.ts';
import { createFileNames } from './file-names.ts';
import { createChunkFinder } from './find-chunk.ts';

/** Names of the builds of scripts, in their order. */
export const scriptBundles = ['islands', 'start'] as const;

/** Bundles the sources of the packages: their built files import no styles. */
export const sourceCondition = '@guildhall/source';

/**
 * A press runs most of React. With this hint Chromium compiles the whole file off the main thread while it arrives,
 * instead of each function on first use. Other browsers see a comment. Source:
 * https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Adds the builds of the scripts for browsers: first that of the islands with React, then that of the scripts which pages
 * run without React. These name files of the first, and no file of the first names them. Development has one graph of
 * modules for both.
 */
export function scripts(folder: string): Plugin {
  return {
    name: 'scripts',
    apply: 'build',
    // Before the plugin that makes the hydrator.
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'start',
    config: () => ({
      environments: {
        islands: createIslands(folder),
        start: createStart(),
      },
    }),
    resolveId: {
      filter: { id: new RegExp(`^${siteModules.hydrator}$`) },
      handler() {
        const { hydrator } = readIslandScripts(join(folder, 'dist/client'));
        return { id: `./${hydrator.replace('assets/', '')}`, external: true };
      },
    },
  };
}

function createIslands(folder: string): EnvironmentOptions {
  return {
    consumer: 'client',
    resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
    define: {
      // React's connection to its developer tools, and its code for Node, would weigh on every first press.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
      process: 'undefined',
      setImmediate: 'undefined',
    },
    build: {
      outDir: 'dist/client',
      // The start script has the list of what an island needs.
      modulePreload: false,
      rolldownOptions: {
        input: { hydrator: siteModules.hydrator },
        // The start script takes the hydrator's exports by their names.
        preserveEntrySignatures: 'allow-extension',
        // cspell:ignore optimization
        // Constants such as class names replace their imports everywhere: 140 to 360 B less for each island.
        optimization: { inlineConst: true },
        // Otherwise the bundler moves what two files share into one of them, and into React's what it needs for that.
        experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
        output: {
          entryFileNames: 'assets/[name]-[hash:6].js',
          chunkFileNames: createFileNames(folder),
          postBanner: ({ name }) => (name === reactChunk ? compileHint : ''),
          codeSplitting: {
            includeDependenciesRecursively: false,
            // Small modules that several islands need are in few files: each is another request.
            groups: [{ name: createChunkFinder(folder) }],
          },
        },
      },
    },
  };
}

function createStart(): EnvironmentOptions {
  return {
    // For Vite it is a script for servers: it then leaves dynamic imports as they are. Each page loads it, and has few bytes
    // to spare.
    consumer: 'server',
    keepProcessEnv: false,
    resolve: {
      conditions: [sourceCondition, ...defaultClientConditions],
      mainFields: [...defaultClientMainFields],
      builtins: [],
      noExternal: true,
    },
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      copyPublicDir: false,
      minify: 'oxc',
      manifest: '.vite/start.json',
      rolldownOptions: {
        input: { start: siteModules.start, 'offline-list': getSource('browser/offline-list.ts') },
        platform: 'browser',
        optimization: { inlineConst: true },
        output: {
          entryFileNames: 'assets/[name]-[hash:6].js',
          chunkFileNames: 'assets/[name]-[hash:6].js',
        },
      },
    },
  };
}
