import type { Organisation } from '@guildhall/organisation';
import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import type { Config } from '../config/config.ts';

/** Checks that visitors are asked before a tag manager is loaded, and that there is one if they are asked. */
export function checkConsent(
  { TAG_SCRIPT_URL: script }: Pick<Config, 'TAG_SCRIPT_URL'>,
  { consent }: { consent?: Pick<NonNullable<Organisation['consent']>, 'purposes'> | undefined },
): Finding[] {
  if (!consent) {
    if (!script) return [];
    return [fix('consent', 'TAG_SCRIPT_URL is set, but defineOrganisation has no consent: add its purposes')];
  }
  if (!script)
    return [note('consent', 'visitors are asked nothing: set TAG_SCRIPT_URL to load a tag manager')];
  return [ok('consent', `visitors are asked for ${consent.purposes.join(' and ')}`)];
}
