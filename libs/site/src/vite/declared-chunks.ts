import { readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** Name of the file with React and Jotai. It imports no other, so that releases leave its name as it is. */
export const reactChunk = 'react';

/** Name of the file with the kit's small modules that most islands need. */
export const kitChunk = 'kit';

/** Folder of the package that this is a part of. */
const kit = realpathSync(join(import.meta.dirname, '../..'));

interface Manifest {
  guildhall?: { chunks?: Readonly<Record<string, readonly string[]>> };
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Reads which modules belong into a shared file of the browser's build. Each package says so itself, in its
 * `package.json`: for each chunk, paths below its folder without an extension (a folder, or a module with its styles),
 * and packages (or paths in them), which are taken with their dependencies. Chunks with the same name are one file. The
 * most exact path counts.
 *
 * Read are the package in this folder and the kit, what they depend on, and so on while packages have the field `guildhall`. An
 * organisation's own packages declare theirs in the same way.
 *
 * @example
 *   // "guildhall": { "chunks": { "shop": ["./src/state", "valibot"] } }
 *   findChunk('/libs/cart/src/state/plan.ts'); // 'shop'
 *
 * @param folder of the site
 * @returns a function that finds the chunk of a module, for the path that the bundler calls its id
 */
export function readDeclaredChunks(folder: string): (id: string) => string | undefined {
  const chunks = new Map<string, string>();
  const seen = new Set<string>();

  function addPackage(place: string): void {
    if (seen.has(place)) return;
    seen.add(place);
    const { guildhall, dependencies, peerDependencies } = readManifest(place);
    for (const [chunk, paths] of Object.entries(guildhall?.chunks ?? {}))
      for (const path of paths)
        if (path.startsWith('./')) chunks.set(join(place, path), chunk);
        else addDependency(path, place, chunk);
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const found = findPackage(name, place);
      if (found && readManifest(found).guildhall) addPackage(found);
    }
  }

  function addDependency(path: string, neededBy: string, chunk: string): void {
    const [name = path] = /^(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
    const place = findPackage(name, neededBy);
    const key = place && join(place, path.slice(name.length));
    if (!key || chunks.has(key)) return;
    chunks.set(key, chunk);
    for (const next of Object.keys(readManifest(place).dependencies ?? {})) addDependency(next, place, chunk);
  }

  addPackage(realpathSync(folder));
  // Also where a package.json further up names the dependencies.
  addPackage(kit);
  return (id) => {
    const [file = ''] = id.split('?');
    let path = file.replace(/(?<=\/[^/.]+)\.[^/]*$/, '');
    while (path && !chunks.has(path)) path = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    return chunks.get(path);
  };
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Returns the folder of a package as the bundler names it: without links. */
function findPackage(name: string, neededBy: string): string | undefined {
  try {
    const manifest = findPackageJSON(name, join(neededBy, 'package.json'));
    return manifest && realpathSync(dirname(manifest));
  } catch {
    // Not installed: optional, or of another system.
    return undefined;
  }
}
