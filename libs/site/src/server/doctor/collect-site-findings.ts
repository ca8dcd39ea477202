import { collectFindings } from '@guildhall/server-kit';
import { readConfig } from '../config.ts';
import { checkAll } from './doctor.ts';

/** Checks the site's configuration and everything that the site depends on, for the doctor. */
export function collectSiteFindings() {
  return collectFindings('site', () => readConfig(process.env), checkAll);
}
