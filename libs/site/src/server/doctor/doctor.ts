import type { Organisation } from '@guildhall/organisation';
import { checkFolder, note, type Finding } from '@guildhall/server-kit';
import type { Config } from '../config.ts';
import { checkApi } from './check-api.ts';
import { checkConsent } from './check-consent.ts';
import { checkContent } from './check-content.ts';
import { checkRates } from './check-rates.ts';
import { checkScripts } from './check-scripts.ts';
import { checkSecurity } from './check-security.ts';
import { checkSite } from './check-site.ts';

/** Checks the site at its public origin, and everything it depends on. Changes nothing. */
export async function checkAll(config: Config, organisation: Organisation): Promise<Finding[]> {
  const { CACHE_DIR: folder } = config;
  const findings = await Promise.all([
    checkSite(config),
    checkApi(config),
    checkContent(config, organisation.language),
    checkRates(config, organisation),
    checkScripts(config, organisation.switches.membership),
    checkConsent(config, organisation),
    checkSecurity(config),
    folder === undefined
      ? [note('cache', 'page copies are lost when the site restarts: set CACHE_DIR to keep them')]
      : checkFolder('cache', 'CACHE_DIR', folder),
  ]);
  return findings.flat();
}
