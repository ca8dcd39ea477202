import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment, root } from '../set-up/workspace.mjs';

const execute = promisify(execFile);

/** The fields of a package.json that are used here. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports?: Record<string, string | Record<string, string>>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  nx?: { tags?: string[] };
}

/** A packed library. */
export interface PackedLibrary {
  manifest: Manifest;
  /** Its folder in the workspace. */
  folder: string;
  /** The archive that npm made. */
  archive: string;
  /** The paths in the archive. */
  files: string[];
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** True for a package that people and tests run: no app imports its names. */
export const isProgram = ({ nx }: Manifest): boolean => nx?.tags?.includes('layer:program') === true;

export const listLibraryFolders = (workspace = root): string[] =>
  readdirSync(join(workspace, 'libs')).map((name) => join(workspace, 'libs', name));

/** Packs every public library of a workspace as npm does for publishing, with `programs` the programs too. */
export async function packLibraries(
  into: string,
  { programs = false, workspace = root } = {},
): Promise<PackedLibrary[]> {
  const folders = listLibraryFolders(workspace).filter(
    (folder) => !readManifest(folder).private && (programs || !isProgram(readManifest(folder))),
  );
  const words = ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', into];
  const { stdout } = await execute('npm', [...words, ...folders], {
    cwd: workspace,
    env: environment(),
    maxBuffer: 50_000_000,
  });
  const reported = Object.values(
    JSON.parse(stdout) as Record<string, { name: string; filename: string; files: { path: string }[] }>,
  );
  return folders.map((folder) => {
    const manifest = readManifest(folder);
    const packed = reported.find(({ name }) => name === manifest.name);
    if (!packed) throw new Error(`npm has not packed ${manifest.name}.`);
    const archive = join(into, packed.filename.replace('@', '').replace('/', '-'));
    return { manifest, folder, archive, files: packed.files.map(({ path }) => path) };
  });
}

/** Unpacks an archive like an installation. */
export async function unpack({ archive }: PackedLibrary, into: string): Promise<void> {
  mkdirSync(into, { recursive: true });
  await execute('tar', ['-xzf', archive, '-C', into, '--strip-components=1']);
}
