import type { Organisation } from '@guildhall/organisation';
import { collectFindings } from '@guildhall/server-kit';
import { readConfig } from '../config/config.ts';
import { omitSwitchedOffSettings } from '../config/switched-parts.ts';
import { checkAll, type DoctorOptions } from './doctor.ts';

/**
 * Checks the site's configuration and everything that the site depends on, for the doctor. Changes nothing.
 *
 * @param options suppliers and texts, as `runSite` gets them
 * @example
 * import { linkPages } from '@guildhall/members-links/site';
 *
 * const findings = await collectSiteFindings(organisation, { identity: linkPages });
 * for (const { status, check, text } of findings) console.log(`${status} ${check}: ${text}`);
 */
export function collectSiteFindings(organisation: Organisation, options: DoctorOptions = {}) {
  const { texts: _texts, ...suppliers } = options;
  return collectFindings(
    'site',
    () => omitSwitchedOffSettings(readConfig(process.env, { ...suppliers, organisation }), organisation),
    (config) => checkAll(config, organisation, options),
  );
}
