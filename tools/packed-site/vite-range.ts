import { execFile } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readManifest } from '../consumer/libraries.ts';
import { environment } from '../set-up/workspace.mjs';

const execute = promisify(execFile);

/**
 * Lists what to install to have the oldest and the newest version of a range.
 *
 * @example listEnds('>=8.3 <9'); // ['8.3.0', '>=8.3 <9']
 */
export function listEnds(range: string): [oldest: string, newest: string] {
  const [, oldest] = /^>=(\d+\.\d+) /.exec(range) ?? [];
  if (oldest === undefined) throw new Error(`The range '${range}' does not begin with its oldest version`);
  return [`${oldest}.0`, range];
}

/**
 * Calls `build` with the oldest and the newest Vite that the kit promises to work with, in place of the installed one.
 * They are fetched from the registry.
 *
 * @param folder with the packages of a site
 * @param build builds the site; returns faults
 */
export async function buildWithEachVite(
  folder: string,
  build: (version: string) => Promise<string[]>,
): Promise<string[]> {
  const { peerDependencies: { vite = '' } = {} } = readManifest(join(folder, 'node_modules/@guildhall/site'));
  const installed = join(folder, 'node_modules/vite');
  const kept = join(folder, 'vite-installed');
  const faults: string[] = [];
  renameSync(installed, kept);
  for (const [index, end] of listEnds(vite).entries()) {
    const place = join(folder, `vite-${index}`);
    mkdirSync(place);
    writeFileSync(join(place, 'package.json'), '{ "private": true }');
    await execute('npm', ['install', '--no-audit', '--no-fund', `vite@${end}`], {
      cwd: place,
      env: environment(),
    });
    symlinkSync(join(place, 'node_modules/vite'), installed);
    faults.push(...(await build(readManifest(join(place, 'node_modules/vite')).version)));
    rmSync(installed);
  }
  renameSync(kept, installed);
  return faults;
}
