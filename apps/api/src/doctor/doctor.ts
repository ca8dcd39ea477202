import { checkFolder, type Finding } from '@guildhall/server-kit';
import type { Config } from '../config.ts';
import type { OnSupplierEvent } from '../suppliers/connect.ts';
import { checkAdmin } from './check-admin.ts';
import { checkEu } from './check-eu.ts';
import { checkBilling } from './check-billing.ts';
import { checkContact } from './check-contact.ts';
import { checkMembers } from './check-members.ts';
import { checkPrivateEntries } from './check-private-entries.ts';
import { checkProxies } from './check-proxies.ts';
import { checkStorefront } from './check-storefront.ts';

const silent: OnSupplierEvent = () => undefined;

export interface DoctorOptions {
  /** The path of a private entry; one that public pages link to when not given. */
  privateEntry?: string | undefined;
}

/**
 * Checks that everything the api depends on answers, and is set up as the product expects. Changes no data, except for
 * an empty cart that expires by itself.
 *
 * @example
 * const mustBeFixed = (await checkAll(config)).some(({ status }) => status === 'fix');
 */
export async function checkAll(config: Config, { privateEntry }: DoctorOptions = {}): Promise<Finding[]> {
  const { DATA_DIR: folder } = config;
  const findings = await Promise.all([
    folder === undefined ? [] : checkFolder('data', 'DATA_DIR', folder),
    checkStorefront(config, silent, true),
    checkAdmin(config, silent),
    checkBilling(config, silent),
    checkMembers(config, silent),
    checkPrivateEntries(config, privateEntry),
    checkEu(config, silent),
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
