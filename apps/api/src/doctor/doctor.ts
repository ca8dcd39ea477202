import type { Config } from '../config.ts';
import type { OnSupplierEvent } from '../suppliers/connect.ts';
import { checkAdmin } from './check-admin.ts';
import { checkEu } from './check-eu.ts';
import { checkBilling } from './check-billing.ts';
import { checkMembers } from './check-members.ts';
import { checkContact, checkSite } from './check-neighbours.ts';
import { checkProxies } from './check-proxies.ts';
import { checkStorefront } from './check-storefront.ts';
import type { Finding } from './finding.ts';

const silent: OnSupplierEvent = () => undefined;

/**
 * Checks that everything the product depends on answers, and is set up as the product expects. Changes no data, except
 * for an empty cart that expires by itself.
 *
 * @param env the site's variables, for the suppliers that only the site calls
 * @example
 * const mustBeFixed = (await checkAll(config, process.env)).some(({ status }) => status === 'fix');
 */
export async function checkAll(config: Config, env: Record<string, string | undefined>): Promise<Finding[]> {
  const findings = await Promise.all([
    checkStorefront(config, silent, true),
    checkAdmin(config, silent),
    checkBilling(config, silent),
    checkMembers(config, silent),
    checkEu(config, silent),
    checkSite(env),
    checkContact(config),
    checkProxies(config),
  ]);
  return findings.flat();
}

/** The checks for the start of the api: they change no data, and do not call the EU's service. */
export async function quickCheck(config: Config): Promise<Finding[]> {
  const findings = await Promise.all([
    checkStorefront(config, silent, false),
    checkAdmin(config, silent),
    checkBilling(config, silent),
    checkProxies(config),
  ]);
  return findings.flat();
}
