import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runMigrate } from '@guildhall/migrate';
import { root } from '../set-up/workspace.mjs';
import { findTypeFaults } from './compile.ts';

/** A site with blocks, a theme and suppliers of its own, as it was written for 0.0.0. */
const fixture = 'libs/migrate/src/own-site.fixture.txt';

/** Upgrades a site of an earlier version below the app, and compiles it with the app's packages. */
export async function findUpgradeFaults(app: string, version: string): Promise<string[]> {
  const folder = join(app, 'earlier-site');
  const [, ...sections] = readFileSync(join(root, fixture), 'utf8').split(/^### (.*)\n/m);
  sections.forEach((path, index) => {
    if (index % 2 > 0) return;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), sections[index + 1] ?? '');
  });
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const code = runMigrate({ args: ['--dirty'], folder, version, print });
  if (code !== 0 || lines.includes('Left for you to do:')) return lines.map((line) => `upgrade: ${line}`);
  return (await findTypeFaults(folder)).map((fault) => `upgrade: ${fault}`);
}
