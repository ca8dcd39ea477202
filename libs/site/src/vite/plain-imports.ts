import type { Plugin } from 'vite';

/** The helper of `smallPreloadHelper` as the build writes it. */
const helper = /\b([\w$]+)=\((\w+),(\w+)\)=>\(\3\.forEach\(\w+=>\w+\(\w+\)\),\2\(\)\)/;

/**
 * Removes the helper from the start script's dynamic imports that fetch one file only: every page loads it, and has few
 * bytes to spare.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // After Vite has written the lists of files.
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && output.name === 'start') output.code = unwrapImports(output.code);
      },
    },
  };
}

/** Leaves code as it is that does not contain the helper, or that uses it with files. */
export function unwrapImports(code: string): string {
  const [, name] = helper.exec(code) ?? [];
  if (name === undefined) return code;
  const call = String.raw`(?<![\w$.])${name.replaceAll('$', String.raw`\$`)}\(`;
  const imported = String.raw`import\(\`[^\`]+\`\)(?:\.then\(\w+=>\w+\.\w+(?:\([\w$]+\))?\))?`;
  return code.replaceAll(new RegExp(String.raw`${call}\(\)=>(${imported}),\[\]\)`, 'g'), '$1');
}
