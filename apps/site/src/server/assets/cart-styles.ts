import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIslandModuleFinder } from './island-modules.ts';
import { readManifest } from './manifest.ts';
import { createPageCss } from './page-css.ts';
import { readServerStyles } from './server-styles.ts';

/** The islands whose styles are fetched when they wake: they are in every page, and few visitors see them. */
export const lateIslands: readonly string[] = ['cart', 'info-messages'];

const assets = 'client/assets';
const prefix = 'cart-styles-';

/** Writes the styles of the cart and of messages as a file of their own; a step of the build. */
export function writeCartStyles(dist: string): void {
  const modules = createIslandModuleFinder(readManifest(join(dist, 'client')), (file) =>
    readFileSync(join(dist, 'client', file), 'utf8'),
  );
  const css = createPageCss(readServerStyles(dist), modules).selectForIslands(lateIslands);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  writeFileSync(join(dist, assets, `${prefix}${hash}.css`), css);
}

/** The address of that file. */
export function findCartStylesPath(dist: string): string | undefined {
  const name = readdirSync(join(dist, assets)).find(
    (file) => file.startsWith(prefix) && file.endsWith('.css'),
  );
  return name && `/assets/${name}`;
}

/** The modules that pages leave to that file, though their own HTML names one: nothing of messages is seen before. */
export function findLateModules(modulesOf: (island: string) => readonly string[]): Set<string> {
  const common = new Set(modulesOf(''));
  return new Set(modulesOf('info-messages').filter((name) => !common.has(name)));
}
