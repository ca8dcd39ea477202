import type { Plugin } from 'vite';

interface Script {
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

/** Adds the hint to every script that islands need: React's file, and those that import it. */
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
  const react = scripts.find(({ fileName }) => /\/react-/.test(fileName));
  if (!react) return;
  for (const script of scripts)
    if (script === react || script.imports.includes(react.fileName)) script.code = hint + script.code;
}
