import type { Plugin } from 'vite';
import { kitChunk } from './declared-chunks.ts';

interface Script {
  fileName: string;
  imports: readonly string[];
}

/**
 * Lists in a script which files a dynamic import fetches together with its own: those that are not loaded by then.
 * Vite would list all that the imported script needs, such as React's, in every script with a dynamic import.
 * The start script and the kit's file need no list: they import islands, whose files the start script fetches itself.
 */
export function lateFiles(): Plugin {
  let scripts: readonly Script[] = [];
  let hosts: readonly string[] = [];
  return {
    name: 'late-files',
    applyToEnvironment: (environment) => environment.name === 'client',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files, { hostId }) =>
            hosts.includes(hostId) ? [] : chooseLateFiles(files, hostId, scripts),
        },
      },
    }),
    generateBundle: {
      // Before Vite writes the lists.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        scripts = chunks;
        hosts = chunks
          .filter(({ isEntry, name }) => isEntry || name === kitChunk)
          .map(({ fileName }) => fileName);
      },
    },
  };
}

/** Chooses the files that a script has not imported itself, directly or through others. */
export function chooseLateFiles(
  files: readonly string[],
  host: string,
  scripts: readonly Script[],
): string[] {
  const loaded = new Set([host]);
  // Iterating a set includes entries added during the loop.
  for (const file of loaded)
    for (const imported of scripts.find(({ fileName }) => fileName === file)?.imports ?? [])
      loaded.add(imported);
  return files.filter((file) => !loaded.has(file));
}
