import type { Plugin } from 'vite';

/** A script of the build, as far as it is needed here. */
interface Script {
  fileName: string;
  code: string;
  imports: readonly string[];
}

/**
 * A press runs most of what React and an island consist of. Told so, Chromium compiles all of it beside the main thread
 * while it arrives, instead of each function on the main thread when it first runs. Other browsers read a comment.
 * Source: https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Puts the hint into every script that is fetched for an island: React's file, and those that import it. */
export function compileHints(): Plugin {
  return {
    name: 'compiled-at-arrival',
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
