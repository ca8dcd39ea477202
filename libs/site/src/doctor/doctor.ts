import type { Organisation } from '@guildhall/organisation';
import { checkFolder, note, type Finding } from '@guildhall/server-kit';
import { checkRedis } from '@guildhall/shared-state';
import type { Config } from '../config/config.ts';
import type { SiteSuppliers } from '../config/site-suppliers.ts';
import type { OwnTexts } from '../texts/site-texts.ts';
import { checkApi } from './check-api.ts';
import { checkCheckout } from './check-checkout.ts';
import { checkConsent } from './check-consent.ts';
import { checkContracts } from './check-contracts.ts';
import { checkContent } from './check-content.ts';
import { checkLogins } from './check-logins.ts';
import { checkRates } from './check-rates.ts';
import { checkScripts } from './check-scripts.ts';
import { checkSecurity } from './check-security.ts';
import { checkSite } from './check-site.ts';

/** Suppliers and texts of the site. */
export interface DoctorOptions extends SiteSuppliers {
  /**
   * Texts of the site, as `runSite` gets them.
   * @default in English
   */
  texts?: OwnTexts | undefined;
}

/** Checks the site at its public origin, and everything it depends on. Changes nothing. */
export async function checkAll(
  config: Config,
  organisation: Organisation,
  { texts, ...suppliers }: DoctorOptions = {},
): Promise<Finding[]> {
  const { CACHE_DIR: folder } = config;
  const findings = await Promise.all([
    checkSite(config),
    checkApi(config),
    checkContent(config, organisation),
    checkRates(config, organisation),
    checkCheckout(config, organisation, suppliers.billing),
    checkLogins(config, organisation, suppliers.identity),
    checkScripts(config),
    checkConsent(config, organisation),
    checkContracts(organisation, config.billing, texts),
    checkSecurity(organisation),
    config.REDIS_URL === undefined ? [] : checkRedis(config.REDIS_URL),
    folder === undefined
      ? [note('cache', 'page copies are lost when the site restarts: set CACHE_DIR to keep them')]
      : checkFolder('cache', 'CACHE_DIR', folder),
  ]);
  return findings.flat();
}
