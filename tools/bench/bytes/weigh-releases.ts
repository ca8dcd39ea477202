import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { weigh, type ReleaseBytes } from '../figures.ts';

/** Code of scripts, by their names without ending. */
type Scripts = ReadonlyMap<string, string>;

/**
 * Weighs, for each island of a build, what a visitor who has all scripts loads again after a release that changed it.
 *
 * @param client folder of the build for browsers
 */
export function weighReleases(client: string): ReleaseBytes[] {
  const assets = join(client, 'assets');
  const scripts = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [basename(name, '.js'), readFileSync(join(assets, name), 'utf8')]),
  );
  const { islands } = JSON.parse(readFileSync(join(client, '.vite/islands.json'), 'utf8')) as {
    islands: Record<string, string>;
  };
  return Object.entries(islands).map(([island, file]) => {
    const renamed = findRenamed(scripts, basename(file, '.js'));
    return { island, files: renamed.length, script: weigh(renamed.map((name) => scripts.get(name) ?? '')) };
  });
}

/** Names follow content: a changed script gets a new name, and so does every script that names it, and so on. */
export function findRenamed(scripts: Scripts, changed: string): string[] {
  const renamed = new Set([changed]);
  for (const name of renamed)
    for (const [other, code] of scripts) if (code.includes(name)) renamed.add(other);
  return [...renamed];
}
