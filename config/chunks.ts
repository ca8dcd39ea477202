import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

interface Manifest {
  exports?: Record<string, string | { '@guildhall/source'?: string }>;
  guildhall?: { chunks?: Record<string, string[]> };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * Checks the chunks that a library declares in its `package.json` (`guildhall.chunks`): each path exists once and is
 * reached from a door of the library, each package is a dependency. Returns a sentence for each fault: a moved file
 * would otherwise leave its chunk without an error.
 *
 * @param folder of the library
 * @param entries modules beside its doors that a build begins with
 */
export function findChunkFaults(folder: string, entries: readonly string[] = []): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const declared = Object.values(manifest.guildhall?.chunks ?? {}).flat();
  const reached = listReachedModules(folder, [...listDoors(manifest), ...entries]);
  const isReached = (path: string) =>
    reached.some((file) => file.startsWith(`${path}/`) || file.replace(/\.\w+$/, '') === path);
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  return declared.flatMap((path) => {
    if (declared.filter((other) => other === path).length > 1) return [`${path} is declared twice`];
    if (!path.startsWith('./')) return checkPackagePath(path, packages, folder);
    if (!isFolder(join(folder, path)) && globSync(`${path}.{ts,tsx}`, { cwd: folder }).length === 0)
      return [`${path} does not exist`];
    return isReached(path) ? [] : [`${path} is not reached from a door`];
  });
}

function checkPackagePath(path: string, packages: readonly string[], folder: string): string[] {
  const name = packages.find((one) => path === one || path.startsWith(`${one}/`));
  if (name === undefined) return [`${path} is not a dependency`];
  for (let place = folder; ; place = dirname(place)) {
    if (existsSync(join(place, 'node_modules', name))) {
      const modules = join(place, 'node_modules');
      return isFolder(join(modules, path)) || globSync(`${path}.*js`, { cwd: modules }).length > 0
        ? []
        : [`${path} does not exist`];
    }
    if (place === dirname(place)) return [`${name} is not installed`];
  }
}

function listDoors({ exports = {} }: Manifest): string[] {
  return Object.values(exports).flatMap((door) =>
    typeof door === 'string' ? [] : (door['@guildhall/source'] ?? []),
  );
}

/** Returns the modules that run when these are imported, or later, as `./src/…`. */
function listReachedModules(folder: string, entries: readonly string[]): string[] {
  const files = new Set(entries.map((entry) => join(folder, entry)));
  // Iterating a set includes entries added during the loop.
  for (const file of files)
    for (const imported of listImports(readFileSync(file, 'utf8'))) {
      const target = join(dirname(file), imported);
      if (existsSync(target)) files.add(target);
    }
  return [...files].map((file) => `./${relative(folder, file)}`);
}

/** Lists relative imports and re-exports of code, not of types. */
function listImports(code: string): string[] {
  const statements = code.matchAll(
    /^(?:import|export)\b(?!\s+type\b)[^;']*?from\s*'(\.[^']+\.tsx?)'|\bimport\s*\(?\s*'(\.[^']+\.tsx?)'/gm,
  );
  return [...statements].map(([, one, other]) => one ?? other ?? '');
}

function isFolder(path: string): boolean {
  return existsSync(join(path, '.')) && globSync('*', { cwd: path }).length > 0;
}
