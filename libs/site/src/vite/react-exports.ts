import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const prefix = '\0exports-of:';

/**
 * Gives React's packages exports by name. They are CommonJS: otherwise every file that imports them unpacks them again,
 * with helpers that the bundler puts into a file of their own, and React's file would import that one.
 */
export function reactExports(): Plugin {
  return {
    name: 'react-exports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'islands',
    resolveId: {
      filter: { id: /^react(?:-dom)?(?:\/|$)/ },
      async handler(source, importer, { kind }) {
        if (kind === 'require-call' || importer?.startsWith(prefix)) return undefined;
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        return resolved && `${prefix}${resolved.id}`;
      },
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler: (id) => createCode(getOriginalId(id)),
    },
  };
}

/** Returns the module that such a module has the exports of; other modules as they are. */
export function getOriginalId(id: string): string {
  return id.startsWith(prefix) ? id.slice(prefix.length) : id;
}

/** The calls are pure, so that the bundler leaves out what nobody imports. */
async function createCode(path: string): Promise<string> {
  const names = await readExportNames(path);
  const exports = names.map((name) => `export const ${name} = /* @__PURE__ */ (() => all.${name})();`);
  return `const all = require(${JSON.stringify(path)});\nexport default all;\n${exports.join('\n')}`;
}

/**
 * Runs the module in a process of its own: React's renderer for servers opens a port, with which the build would never
 * end.
 */
async function readExportNames(path: string): Promise<string[]> {
  const program =
    "require('node:fs').writeSync(1, JSON.stringify(Object.keys(require(process.argv[1])))); process.exit()";
  const { stdout } = await promisify(execFile)(process.execPath, ['--eval', program, path]);
  return JSON.parse(stdout) as string[];
}
