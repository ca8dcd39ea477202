import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../set-up/workspace.mjs';
import { readManifest, unpack, type Manifest, type PackedLibrary } from './libraries.ts';

/** The React of an app: the workspace's name of each of its packages, by the app's name. */
export interface ReactChoice {
  version: string;
  from: Record<string, string>;
}

export const reacts: readonly ReactChoice[] = [
  // The site's own is 19.2 (docs/decisions/0072); others install the newest version.
  {
    version: '19',
    from: {
      react: 'react-newest',
      'react-dom': 'react-dom-newest',
      '@types/react': 'types-react-newest',
      '@types/react-dom': 'types-react-dom-newest',
    },
  },
  {
    version: '18',
    from: {
      react: 'react-18',
      'react-dom': 'react-dom-18',
      '@types/react': 'types-react-18',
      '@types/react-dom': 'types-react-dom-18',
    },
  },
];

interface Installation {
  libraries: readonly PackedLibrary[];
  /** The app's own dependencies. */
  needs: readonly string[];
  /** Packages that have another name in the workspace. */
  from?: Readonly<Record<string, string>>;
}

/**
 * Installs the packed libraries into an app outside the workspace, with copies of their declared dependencies only: a
 * link would resolve to the workspace's React.
 */
export async function install(app: string, { libraries, needs, from = {} }: Installation): Promise<void> {
  const modules = join(app, 'node_modules');
  await Promise.all(libraries.map((library) => unpack(library, join(modules, library.manifest.name))));
  const own = new Set(libraries.map(({ manifest }) => manifest.name));
  const copied = new Map<string, string>();

  function copy(name: string, neededBy: string, place: string): void {
    if (own.has(name)) return;
    const source = find(from[name] ?? name, neededBy);
    const there = copied.get(name);
    if (there === source) return;
    // Another version is at the top level already, so this one is nested, as npm does it.
    const target = join(there === undefined ? modules : join(place, 'node_modules'), name);
    if (existsSync(target)) return;
    if (there === undefined) copied.set(name, source);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(source, target, {
      recursive: true,
      dereference: true,
      filter: (path) => path === source || basename(path) !== 'node_modules',
    });
    const manifest = readManifest(source);
    for (const next of listDependencies(manifest)) copy(next, source, target);
    // Programs for other systems are not installed.
    for (const next of Object.keys(manifest.optionalDependencies ?? {}))
      if (findIn(next, source)) copy(next, source, target);
  }

  for (const name of needs) copy(name, root, app);
  for (const { manifest, folder } of libraries)
    for (const name of listDependencies(manifest)) copy(name, folder, join(modules, manifest.name));
}

/** Lists the packages that are installed with one, by their names. */
export function listNeeded(folder: string, found = new Set<string>()): Set<string> {
  for (const name of listDependencies(readManifest(folder))) {
    if (found.has(name)) continue;
    found.add(name);
    listNeeded(find(name, folder), found);
  }
  return found;
}

function listDependencies({ dependencies, peerDependencies, peerDependenciesMeta = {} }: Manifest): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies ?? {}), ...peers];
}

function find(name: string, from: string): string {
  const place = findIn(name, from);
  if (place === undefined) throw new Error(`${name} is not installed, and ${from} needs it.`);
  return place;
}

/** Returns the folder in which Node would find a package. */
function findIn(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return place;
    if (folder === dirname(folder)) return undefined;
  }
}
