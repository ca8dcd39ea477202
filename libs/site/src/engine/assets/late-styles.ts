import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIslandModuleFinder, readIslandScripts } from './island-modules.ts';
import { readManifest } from './manifest.ts';
import { createPageCss } from './page-css.ts';
import { readServerStyles } from './server-styles.ts';

/** Islands whose styles are fetched when they wake: they are on every page, and few visitors see them. */
const lateIslands: readonly string[] = ['cart', 'info-messages', 'member-windows'];

const assets = 'client/assets';
const prefix = 'late-styles-';

/**
 * Returns the modules whose styles a page with this island includes. The head of dialogs is in the kit's file, which all
 * islands fetch, but only islands with dialogs show it.
 */
export function findPageModules(
  findModules: (island: string) => readonly string[],
  island: string,
): string[] {
  if (lateIslands.includes(island)) return [];
  const modules = findModules(island);
  const hasDialog = modules.some((name) => name === 'Dialog' || name === 'Drawer');
  return modules.filter((name) => hasDialog || name !== 'DialogHead');
}

/** Build step: writes the styles of the cart, of messages and of the members' windows to a separate file. */
export function writeLateStyles(dist: string): void {
  const client = join(dist, 'client');
  const read = (file: string) => readFileSync(join(client, file), 'utf8');
  const modules = createIslandModuleFinder(readManifest(client), readIslandScripts(client), read);
  const css = createPageCss(readServerStyles(dist), modules).selectForIslands(lateIslands);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  writeFileSync(join(dist, assets, `${prefix}${hash}.css`), css);
}

export function findLateStylesPath(dist: string): string | undefined {
  const name = readdirSync(join(dist, assets)).find(
    (file) => file.startsWith(prefix) && file.endsWith('.css'),
  );
  return name && `/assets/${name}`;
}

/** Modules that pages leave to that file although their HTML names one: messages are invisible until they wake. */
export function findLateModules(findModules: (island: string) => readonly string[]): Set<string> {
  const common = new Set(findModules(''));
  return new Set(findModules('info-messages').filter((name) => !common.has(name)));
}
