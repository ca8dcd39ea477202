import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';

/** The bundler's view of the modules, as its plugins have it. */
export interface Graph {
  getModuleInfo(id: string): { code: string | null; importedIds: readonly string[] } | null;
  resolve(source: string, importer: string): Promise<{ id: string } | null>;
}

/** Names that are imported from a module; all of them if it is undefined. */
type Names = readonly string[] | undefined;

/**
 * Collects the modules that a module needs to run, directly or through others. Of a door, which has no code of its own, it
 * follows the imported names alone if the package says which modules have side effects: the bundler leaves out the rest.
 */
export async function collectUsed(entries: readonly string[], graph: Graph): Promise<Set<string>> {
  const used = new Set<string>();
  const seen = new Set<string>();

  async function visit(id: string, names: Names): Promise<void> {
    used.add(id);
    const info = graph.getModuleInfo(id);
    if (!info) return;
    const module = parse(info.code);
    const isDoor = module.isDoor && saysSideEffects(id);
    const key = `${id}\0${isDoor ? (names?.toSorted().join() ?? '*') : ''}`;
    if (seen.has(key)) return;
    seen.add(key);
    const known = new Set<string>();
    for (const { source, taken } of isDoor ? findPassedOn(module, names) : module.imports) {
      const target = (await graph.resolve(source, id))?.id;
      if (target === undefined || !info.importedIds.includes(target)) continue;
      known.add(target);
      await visit(target, taken);
    }
    if (isDoor) return;
    // Such as modules that are called with require.
    for (const target of info.importedIds) if (!known.has(target)) await visit(target, undefined);
  }

  for (const id of entries) await visit(id, undefined);
  return used;
}

interface Import {
  source: string;
  taken: Names;
}

interface Parsed {
  /** True if it has no code of its own. */
  isDoor: boolean;
  imports: Import[];
  /** Imports that it exports, by the exported name; without one, all of a module. */
  exports: (Import & { name: string | undefined })[];
}

function parse(code: string | null): Parsed {
  const { module, program } = parseSync('module.tsx', code ?? '', { sourceType: 'module' });
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  const exports = entries.flatMap(({ moduleRequest, exportName, importName }) => {
    const name = exportName.name ?? (exportName.kind === 'Default' ? 'default' : undefined);
    const taken = importName.name === null ? undefined : [importName.name];
    return moduleRequest ? [{ name, source: moduleRequest.value, taken }] : [];
  });
  const imports = module.staticImports.map(({ moduleRequest, entries: names }) => ({
    source: moduleRequest.value,
    taken: names.some(({ importName }) => importName.kind === 'NamespaceObject')
      ? undefined
      : names.map(({ importName }) => importName.name ?? 'default'),
  }));
  const isDoor = program.body.every(
    (statement) =>
      statement.type === 'ImportDeclaration' ||
      statement.type === 'ExportAllDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' && !statement.declaration),
  );
  return { isDoor, imports: [...imports, ...exports], exports };
}

/** Finds the imports with which a door exports these names. */
function findPassedOn({ imports, exports }: Parsed, names: Names): Import[] {
  if (names === undefined) return imports;
  return exports.flatMap(({ name, source, taken }) => {
    if (name === undefined) return [{ source, taken: names }];
    return names.includes(name) ? [{ source, taken }] : [];
  });
}

/** True if the package of a module says which of its modules have side effects. */
function saysSideEffects(id: string): boolean {
  const file = isAbsolute(id) ? findPackageJSON(pathToFileURL(id)) : undefined;
  return file !== undefined && 'sideEffects' in (JSON.parse(readFileSync(file, 'utf8')) as object);
}
