import type { Plugin } from 'vite';

/** A script of the build, as far as it is needed here. */
interface Script {
  fileName: string;
  code: string;
}

/**
 * The bundler's own helpers come as a file that every island would fetch beside React's, though none needs it without
 * React. This moves them into React's file.
 */
export function mergeRuntime(): Plugin {
  return {
    name: 'runtime-in-react',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // Before the manifest is written, which leaves out what is not in the bundle.
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
 * Rewrites the scripts that import the helpers; returns the name of the file that is no longer needed.
 *
 * @throws Error when a script is not in the form in which the bundler writes it
 */
export function moveRuntime(scripts: readonly Script[]): string | undefined {
  const runtime = scripts.find(({ fileName }) => /\/rolldown-runtime-/.test(fileName));
  const react = scripts.find(({ fileName }) => /\/react-/.test(fileName));
  if (!runtime || !react) return undefined;
  const [, helpers, names] = /^(.*);\s*export\s*\{([^}]*)\};?\s*$/s.exec(runtime.code) ?? [];
  if (!helpers || !names) throw new Error(`${runtime.fileName} does not end in its exports`);
  const fields = names.replace(/([^\s,]+) as ([^\s,]+)/g, '$2:$1');
  for (const script of scripts) {
    const used = createImportPattern(runtime).exec(script.code);
    if (used) {
      const [statement, imported = ''] = used;
      const taken = `var{${imported.replaceAll(' as ', ':')}}=$rt;`;
      script.code = script.code.replace(statement, () =>
        script === react ? `export var $rt=(()=>{${helpers};return{${fields}}})();${taken}` : taken,
      );
      if (script !== react) script.code = addImport('$rt', react, script.code);
    }
    if (script !== runtime && script.code.includes(getBaseName(runtime)))
      throw new Error(`${script.fileName} imports the bundler's helpers in an unknown way`);
  }
  return runtime.fileName;
}

/** Adds a name to what a script imports from another. */
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
