import type { Organisation } from '@guildhall/organisation';
import { collectFindings } from '@guildhall/server-kit';
import { readConfig } from '../config.ts';
import type { SiteSuppliers } from '../suppliers/site-suppliers.ts';
import { omitSwitchedOffSettings } from '../switched-parts.ts';
import { checkAll } from './doctor.ts';

/**
 * Checks the site's configuration and everything that the site depends on, for the doctor.
 *
 * @param suppliers as `runSite` gets them
 */
export function collectSiteFindings(organisation: Organisation, suppliers: SiteSuppliers = {}) {
  return collectFindings(
    'site',
    () => omitSwitchedOffSettings(readConfig(process.env, { ...suppliers, organisation }), organisation),
    (config) => checkAll(config, organisation, suppliers),
  );
}
