import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kitChunk } from './declared-chunks.ts';
import { requireWholeScripts } from './script-faults.ts';
import { nameScripts } from './stable-names.ts';

/** Lists of the build that name scripts. */
const lists = ['.vite/manifest.json', '.vite/islands.json'];

/**
 * Build step: gives the scripts of a build their final names, on disk, since the bundler hashes them with their imports.
 *
 * @throws Error if the bundler, or this step, wrote a script that cannot run
 */
export function writeScriptNames(client: string): void {
  const assets = join(client, 'assets');
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const scripts = new Map(files.map((name) => [name, readFileSync(join(assets, name), 'utf8')]));
  requireWholeScripts(scripts);
  const find = (chunk: string) => files.find((name) => new RegExp(`^${chunk}-.{6}\\.js$`).test(name)) ?? '';
  const named = nameScripts(scripts, { start: find('start'), kit: find(kitChunk) });
  requireWholeScripts(new Map([...named.values()].map(({ name, code }) => [name, code])));
  for (const file of files) rmSync(join(assets, file));
  for (const { name, code } of named.values()) writeFileSync(join(assets, name), code);
  for (const list of lists) {
    let text = readFileSync(join(client, list), 'utf8');
    for (const [from, { name }] of named) text = text.replaceAll(`assets/${from}`, `assets/${name}`);
    writeFileSync(join(client, list), text);
  }
}
