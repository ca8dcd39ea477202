import { defaultPaths, type MemberPaths } from '@guildhall/organisation';

/** Returns the paths that differ from the default ones; `undefined` if none does. Boot data is part of every page. */
export function findOwnPaths(paths: MemberPaths): Partial<MemberPaths> | undefined {
  const own = Object.entries(paths).filter(
    ([name, path]) => path !== defaultPaths[name as keyof MemberPaths],
  );
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}
