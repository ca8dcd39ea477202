import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findEntry, readManifest } from './manifest.ts';

/** Layers count in the order in which they are first named; a file of components may come before the one with the tokens. */
const layerOrder = '@layer guildhall.tokens,guildhall.base,guildhall.components,guildhall.pages;';

/** Returns all built styles: those that every page may need first, then those loaded later. */
export function readServerStyles(dist: string): string {
  const files = listServerStyleFiles(dist).map((file) => readFileSync(join(dist, 'client', file), 'utf8'));
  return [layerOrder, ...files].join('');
}

export function listServerStyleFiles(dist: string): string[] {
  const server = readManifest(join(dist, 'server'));
  const first = findEntry(server, 'entry-server')?.css ?? [];
  return [...new Set([...first, ...Object.values(server).flatMap(({ css }) => css ?? [])])];
}
