import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createUsageError } from '../configuration/usage-error.ts';

const scope = '@guildhall';

interface Installed {
  name: string;
  version: string;
  private?: boolean;
}

/**
 * Requires that all packages of `@guildhall` that a program can load have one version: with two, parts of a site would have
 * two carts, or two meanings of one call.
 *
 * @param folder of the program
 * @returns the names of those that are installed, without those of a workspace
 * @throws Error that names the packages of each version
 * @example
 * requireOneVersion('/srv/site');
 */
export function requireOneVersion(folder: string): string[] {
  const found = new Map<string, Installed>();
  for (let place = folder; ; place = dirname(place)) {
    findPackages(join(place, 'node_modules', scope), found);
    if (place === dirname(place)) break;
  }
  // Packages that a workspace keeps for itself have versions of their own.
  const versions = Map.groupBy(
    [...found.values()].filter((installed) => !installed.private),
    ({ version }) => version,
  );
  if (versions.size <= 1)
    return [...found].flatMap(([place, { name }]) => (/[\\/]node_modules[\\/]/.test(place) ? [name] : []));
  const list = [...versions].map(([version, some]) => {
    const names = [...new Set(some.map(({ name }) => name))].sort();
    return `${version} (${names.length > 4 ? `${names.length} packages, such as ${names[0]}` : names.join(', ')})`;
  });
  throw createUsageError(
    'GUILDHALL_SERVER_KIT_VERSIONS',
    `Packages of ${scope} have different versions: ${list.join(' and ')}. Give all of them the same version in package.json, then install again.`,
  );
}

/** Adds the packages of a folder, and those that are installed for one of them alone. */
function findPackages(folder: string, found: Map<string, Installed>): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    // A copy of a part of a workspace has links to what it lacks.
    if (!existsSync(join(folder, name, 'package.json'))) continue;
    const place = realpathSync(join(folder, name));
    if (found.has(place)) continue;
    const file = join(place, 'package.json');
    found.set(place, JSON.parse(readFileSync(file, 'utf8')) as Installed);
    findPackages(join(place, 'node_modules', scope), found);
    // pnpm links a package from a folder that has its dependencies beside it.
    if (basename(dirname(place)) === scope) findPackages(dirname(place), found);
  }
}
