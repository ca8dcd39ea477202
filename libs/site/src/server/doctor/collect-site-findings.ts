import type { Organisation } from '@guildhall/organisation';
import { collectFindings } from '@guildhall/server-kit';
import { readConfig } from '../config.ts';
import { omitSwitchedOffSettings } from '../switched-parts.ts';
import { checkAll } from './doctor.ts';

/** Checks the site's configuration and everything that the site depends on, for the doctor. */
export function collectSiteFindings(organisation: Organisation) {
  return collectFindings(
    'site',
    () => omitSwitchedOffSettings(readConfig(process.env), organisation.switches),
    (config) => checkAll(config, organisation),
  );
}
