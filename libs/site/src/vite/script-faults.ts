import { posix } from 'node:path';
import { parseSync } from 'vite';
import { createUsageError } from '../usage-error.ts';

/** Code of a build's scripts, by their paths. */
type Scripts = ReadonlyMap<string, string>;

/** Import of another script. */
interface Imported {
  from: string;
  /** Names that it takes; none if it takes the whole module. */
  names: string[];
}

/**
 * Finds scripts of a build that no browser or server could load: code that cannot be parsed, exports that the code does
 * not have, and imports of files or names that the other scripts do not have. Packages are not looked at.
 *
 * @returns a sentence for each
 */
export function findScriptFaults(scripts: Scripts): string[] {
  const modules = new Map([...scripts].map(([path, code]) => [path, readModule(path, code)]));
  return [...modules].flatMap(([path, { errors, imports }]) => [
    ...errors.map((error) => `${path} cannot be parsed: ${error}`),
    ...imports.flatMap(({ from, names }) => {
      const target = posix.join(posix.dirname(path), from);
      const found = modules.get(target);
      if (found === undefined) return [`${path} imports ${target}, which the build did not write`];
      return names
        .filter((name) => !found.hasAll && !found.exported.has(name))
        .map((name) => `${path} imports ${name} of ${target}, which has no such export`);
    }),
  ]);
}

/** @throws Error that names every script which could not be loaded */
export function requireWholeScripts(scripts: Scripts): void {
  const faults = findScriptFaults(scripts);
  if (faults.length === 0) return;
  const remedy =
    'If a package.json declares a module of these files under guildhall.chunks, declare what it imports as well, or remove it there.';
  throw createUsageError(
    'GUILDHALL_SITE_SCRIPT',
    `The build wrote scripts that cannot run:\n${faults.map((fault) => `  ${fault}`).join('\n')}\n${remedy}`,
  );
}

function readModule(path: string, code: string) {
  const { errors, module } = parseSync(path, code, { sourceType: 'module', showSemanticErrors: true });
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    names: entries.flatMap(({ importName: { kind, name } }) =>
      kind === 'Default' ? ['default'] : kind === 'Name' && name ? [name] : [],
    ),
  }));
  const passedOn = module.staticExports
    // The parser also lists imported names that are exported, at their import.
    .filter(({ start }) => code.startsWith('export', start))
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, importName: { kind, name } }) =>
      moduleRequest ? [{ from: moduleRequest.value, names: kind === 'Name' && name ? [name] : [] }] : [],
    );
  const imports: Imported[] = [...statics, ...passedOn, ...listDynamicImports(code, module.dynamicImports)];
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  return {
    errors: errors.map(({ message }) => message),
    exported: new Set(entries.map(({ exportName }) => exportName.name ?? 'default')),
    hasAll: entries.some(
      ({ importName, exportName }) => importName.kind === 'AllButDefault' && !exportName.name,
    ),
    imports: imports.filter(({ from }) => /^\.{1,2}\//.test(from)),
  };
}

/** Imports of files with a fixed name, and the one name that code such as `.then(e=>e.t)` takes of them. */
function listDynamicImports(
  code: string,
  found: readonly { moduleRequest: { start: number; end: number } }[],
) {
  return found.flatMap(({ moduleRequest: { start, end } }): Imported[] => {
    const [, from] = /^(?:`|'|")([^`'"$]+)(?:`|'|")$/.exec(code.slice(start, end)) ?? [];
    const [, taken] = /^\)\.then\((\w+)=>(\1\.[\w$]+)/.exec(code.slice(end))?.slice(1) ?? [];
    return from === undefined
      ? []
      : [{ from, names: taken === undefined ? [] : [taken.replace(/^\w+\./, '')] }];
  });
}
