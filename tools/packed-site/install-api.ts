import { copyFileSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { install, listNeeded } from '../consumer/install.ts';
import { readManifest, type Manifest, type PackedLibrary } from '../consumer/libraries.ts';
import { root } from '../set-up/workspace.mjs';

interface ApiFiles {
  /** The files of an organisation's programs, by their paths in its folder. */
  files: Set<string>;
  /** The packages that these import. */
  packages: Set<string>;
}

/** Other files that a program reads, such as a theme: `new URL('theme.css', import.meta.url)`. */
const ownUrls = /new URL\('([^']+)', import\.meta\.url\)/g;

/** Finds what a program of an organisation consists of, by its imports and the URLs of its own files. */
export function findApiFiles(folder: string, file: string, found: ApiFiles): ApiFiles {
  if (found.files.has(file)) return found;
  found.files.add(file);
  const source = readFileSync(join(folder, file), 'utf8');
  for (const [, path = ''] of source.matchAll(ownUrls)) found.files.add(join(dirname(file), path));
  const { importedFiles } = ts.preProcessFile(source, true, true);
  for (const { fileName: path } of importedFiles)
    if (path.startsWith('.')) findApiFiles(folder, join(dirname(file), path), found);
    else if (!path.startsWith('node:')) found.packages.add(toPackageName(path));
  return found;
}

const toPackageName = (path: string) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;

/** Returns the libraries that these packages consist of. */
export function findLibraries(libraries: readonly PackedLibrary[], names: Iterable<string>): PackedLibrary[] {
  const needed = new Set<PackedLibrary>();
  const add = (name: string) => {
    const library = libraries.find(({ manifest }) => manifest.name === name);
    if (!library || needed.has(library)) return;
    needed.add(library);
    Object.keys(library.manifest.dependencies ?? {}).forEach(add);
  };
  for (const name of names) add(name);
  return [...needed];
}

const isAdapter = ({ manifest }: PackedLibrary) => manifest.nx?.tags?.includes('layer:adapter') === true;

/**
 * Installs the api of an organisation and the program of its office into a folder outside the workspace: their own files,
 * and only the packed libraries that these import.
 *
 * @returns its entry, and the packages of the other adapters, which it does not install
 */
export async function installApi(
  folder: string,
  site: string,
  libraries: readonly PackedLibrary[],
): Promise<{ entry: string; absent: string[] }> {
  const source = join(root, site);
  const { guildhall } = readManifest(source) as Manifest & {
    guildhall: { api: string; apiDoctor: string; office?: string };
  };
  const programs = [guildhall.api, guildhall.apiDoctor, ...(guildhall.office ? [guildhall.office] : [])];
  const { files, packages } = programs.reduce<ApiFiles>(
    (found, program) => findApiFiles(source, program, found),
    { files: new Set(), packages: new Set() },
  );
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(source, file), join(folder, file));
  }
  copyFileSync(join(source, 'package.json'), join(folder, 'package.json'));
  const own = findLibraries(libraries, packages);
  const names = new Set(own.map(({ manifest }) => manifest.name));
  const needs = [...packages].filter((name) => !name.startsWith('@guildhall/'));
  await install(folder, { libraries: own, needs });
  const listAll = (some: readonly PackedLibrary[]) =>
    some.flatMap(({ manifest, folder: from }) => [manifest.name, ...listNeeded(from)]);
  const installed = new Set(listAll(own));
  const others = libraries.filter((library) => isAdapter(library) && !names.has(library.manifest.name));
  const absent = new Set(listAll(others).filter((name) => !installed.has(name)));
  return { entry: guildhall.api, absent: [...absent].sort() };
}
