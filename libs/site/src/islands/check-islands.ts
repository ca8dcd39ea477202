import type { Organisation } from '@guildhall/organisation';
import { kitIslands, type KitIsland } from './kit-sources.ts';
import { createUsageError } from '../usage-error.ts';

/** Facts that decide which islands a site has. */
export type IslandFacts = Pick<Organisation, 'switches'> & Partial<Pick<Organisation, 'logins'>>;

/** Lists islands of parts that are switched off, and missing ones of parts that are on. */
export function findIslandProblems(
  names: readonly string[],
  { switches, logins = 'passwords' }: IslandFacts,
): string[] {
  return Object.entries<KitIsland>(kitIslands).flatMap(([name, { part, logins: kind = logins }]) => {
    if (kind !== logins)
      return names.includes(name)
        ? `The island ${name} has nothing to show: logins is '${logins}', so remove it from the list`
        : [];
    if (part === undefined || switches[part] === names.includes(name)) return [];
    return switches[part]
      ? `The island ${name} is missing: add it to the list, or set switches.${part} to false`
      : `The island ${name} has nothing to show: switches.${part} is false, so remove it from the list`;
  });
}

/**
 * Checks that a site lists the islands of the parts that are switched on, and none of the others.
 *
 * @param file where the list is
 * @throws Error that lists every problem
 */
export function checkIslands(names: readonly string[], facts: IslandFacts, file: string): void {
  const problems = findIslandProblems(names, facts);
  if (problems.length > 0)
    throw createUsageError(
      'GUILDHALL_SITE_ISLAND_FACTS',
      `The islands in ${file} do not fit the organisation:\n  ${problems.join('\n  ')}`,
    );
}
