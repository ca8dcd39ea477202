import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findEntry, readManifest } from './manifest.ts';

/** Returns all built styles: those that every page may need first, then those loaded later. */
export function readServerStyles(dist: string): string {
  return listServerStyleFiles(dist)
    .map((file) => readFileSync(join(dist, 'client', file), 'utf8'))
    .join('');
}

export function listServerStyleFiles(dist: string): string[] {
  const server = readManifest(join(dist, 'server'));
  const first = findEntry(server, 'entry-server')?.css ?? [];
  return [...new Set([...first, ...Object.values(server).flatMap(({ css }) => css ?? [])])];
}
