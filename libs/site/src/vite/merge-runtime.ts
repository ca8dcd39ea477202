import type { Plugin } from 'vite';
import { kitChunk } from './declared-chunks.ts';

/** Name of the file with the bundler's helpers, which no group can take. */
const runtimeChunk = 'rolldown-runtime';

interface Script {
  /** The chunk's name, without folder and hash. */
  name: string;
  fileName: string;
  code: string;
}

/**
 * Moves the bundler's own helpers into the kit's file. Otherwise every island would fetch them as a second file, although
 * none needs them without React. Rolldown offers its groups every module but this one, and merges it itself only
 * where one file needs it (https://github.com/rolldown/rolldown/issues/2654).
 */
export function mergeRuntime(): Plugin {
  return {
    name: 'merge-runtime',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // Before the manifest is written, which omits files that are not in the bundle.
      order: 'pre',
      handler(_options, bundle) {
        const scripts = Object.values(bundle).filter((output) => output.type === 'chunk');
        const runtime = moveRuntime(scripts);
        if (runtime) Reflect.deleteProperty(bundle, runtime);
      },
    },
  };
}

/**
 * Rewrites the scripts that import the helpers. Returns the name of the file that is no longer needed.
 *
 * @throws Error if a script does not have the form that the bundler writes
 */
export function moveRuntime(scripts: readonly Script[]): string | undefined {
  const runtime = scripts.find(({ name }) => name === runtimeChunk);
  const kit = scripts.find(({ name }) => name === kitChunk);
  if (!runtime || !kit) return undefined;
  const [, helpers, names] = /^(.*);\s*export\s*\{([^}]*)\};?\s*$/s.exec(runtime.code) ?? [];
  if (!helpers || !names) throw new Error(`${runtime.fileName} does not end in its exports`);
  const fields = names.replace(/([^\s,]+) as ([^\s,]+)/g, '$2:$1');
  for (const script of scripts) {
    // Written for modules whose helpers were dropped.
    script.code = script.code.replace(`import"./${getBaseName(runtime)}";`, '');
    const used = createImportPattern(runtime).exec(script.code);
    if (used) {
      const [statement, imported = ''] = used;
      const taken = `var{${imported.replaceAll(' as ', ':')}}=$rt;`;
      script.code = script.code.replace(statement, () =>
        script === kit ? `export var $rt=(()=>{${helpers};return{${fields}}})();${taken}` : taken,
      );
      if (script !== kit) script.code = addImport('$rt', kit, script.code);
    }
    if (script !== runtime && script.code.includes(getBaseName(runtime)))
      throw new Error(`${script.fileName} imports the bundler's helpers in an unknown way`);
  }
  return runtime.fileName;
}

function addImport(name: string, from: Script, code: string): string {
  const added = code.replace(createImportPattern(from), (_statement, names: string) =>
    formatImport(`${name},${names}`, from),
  );
  return added === code ? `${formatImport(name, from)}${code}` : added;
}

const formatImport = (names: string, from: Script) => `import{${names}}from"./${getBaseName(from)}";`;

const createImportPattern = (script: Script) =>
  new RegExp(`import\\{([^}]*)\\}from"\\./${getBaseName(script).replaceAll('.', '\\.')}";`);

function getBaseName({ fileName }: Script): string {
  return fileName.slice(fileName.lastIndexOf('/') + 1);
}
