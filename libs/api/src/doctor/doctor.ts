import type { Organisation } from '@guildhall/organisation';
import { checkFolder, type Finding } from '@guildhall/server-kit';
import type { Config } from '../config.ts';
import type { OnSupplierEvent } from '../suppliers/connect.ts';
import { checkAdmin } from './check-admin.ts';
import { checkVies } from './check-vies.ts';
import { checkBilling } from './check-billing.ts';
import { checkContact } from './check-contact.ts';
import { checkMembers } from './check-members.ts';
import { checkPrivateEntries } from './check-private-entries.ts';
import { checkProxies } from './check-proxies.ts';
import { checkStorefront } from './check-storefront.ts';

const silent: OnSupplierEvent = () => undefined;

export interface DoctorOptions {
  organisation: Organisation;
  /** Path of a private entry; by default one that public pages link to. */
  privateEntry?: string | undefined;
}

/**
 * Checks that every service the api depends on responds and is set up correctly. Changes nothing except for one empty
 * cart, which expires by itself.
 *
 * @example
 * const hasProblems = (await checkAll(config, { organisation })).some(({ status }) => status === 'fix');
 */
export async function checkAll(
  config: Config,
  { organisation, privateEntry }: DoctorOptions,
): Promise<Finding[]> {
  const { DATA_DIR: folder } = config;
  const { shop, members, membership } = organisation.switches;
  const findings = await Promise.all([
    folder === undefined ? [] : checkFolder('data', 'DATA_DIR', folder),
    ...(shop
      ? [checkStorefront(config, organisation, silent, true), checkAdmin(config, organisation, silent)]
      : []),
    ...(membership || members ? [checkBilling(config, organisation.plans, silent)] : []),
    ...(members ? [checkMembers(config, silent), checkPrivateEntries(config, privateEntry)] : []),
    ...(shop ? [checkVies(config, silent)] : []),
    checkContact(config),
    checkProxies(config),
  ]);
  return findings.flat();
}

/** Runs the checks for the api's start: they change nothing and do not call VIES. */
export async function quickCheck(config: Config, organisation: Organisation): Promise<Finding[]> {
  const { shop, members, membership } = organisation.switches;
  const findings = await Promise.all([
    ...(shop
      ? [checkStorefront(config, organisation, silent, false), checkAdmin(config, organisation, silent)]
      : []),
    ...(membership || members ? [checkBilling(config, organisation.plans, silent)] : []),
    checkProxies(config),
  ]);
  return findings.flat();
}
