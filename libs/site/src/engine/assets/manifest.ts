import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createUsageError } from '../../usage-error.ts';

export interface Chunk {
  file: string;
  src?: string;
  name?: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** Keyed by source file, or by a name of Vite's own. */
export type Manifest = Record<string, Chunk>;

/** Finds an entry of the build by its name. */
export function findEntry(manifest: Manifest, name: string): Chunk | undefined {
  return Object.values(manifest).find((chunk) => chunk.isEntry && chunk.name === name);
}

/** @param name of the file: each bundle of a folder has its own */
export function readManifest(directory: string, name = 'manifest'): Manifest {
  try {
    return JSON.parse(readFileSync(join(directory, `.vite/${name}.json`), 'utf8')) as Manifest;
  } catch {
    throw createUsageError(
      'GUILDHALL_SITE_NO_BUILD',
      `There is no build in ${directory}: run "npm run build" first`,
    );
  }
}
