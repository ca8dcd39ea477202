import type { Plugin } from 'vite';
import { kitChunk } from './declared-chunks.ts';

interface Script {
  /** The chunk's name, without folder and hash. */
  name: string;
  fileName: string;
  code: string;
  imports: readonly string[];
}

/**
 * A press runs most of React and of an island. With this hint Chromium compiles the whole script off the main thread
 * while it arrives, instead of each function on first use. Other browsers see a comment. Source:
 * https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds the hint to every script that islands need: the kit's file with React, and those that import it. The bundler's
 * option `postBanner` would come too early: Vite then puts its lists of files above it.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        addHints(Object.values(bundle).filter((output) => output.type === 'chunk'));
      },
    },
  };
}

export function addHints(scripts: readonly Script[]): void {
  const kit = scripts.find(({ name }) => name === kitChunk);
  if (!kit) return;
  for (const script of scripts)
    if (script === kit || script.imports.includes(kit.fileName)) script.code = hint + script.code;
}
