import type { Organisation } from '@guildhall/organisation';
import { checkFolder, type Finding } from '@guildhall/server-kit';
import type { Config } from '../config/config.ts';
import { hasPart } from '../config/parts.ts';
import { findSupplier } from '../config/roles.ts';
import type { Adapter } from '../suppliers/adapter.ts';
import type { OnSupplierEvent } from '../suppliers/connect.ts';
import { checkContact } from './check-contact.ts';
import { checkPrivateEntries } from './check-private-entries.ts';
import { checkProxies } from './check-proxies.ts';
import { checkVies } from './check-vies.ts';

const silent: OnSupplierEvent = () => undefined;

export interface DoctorOptions {
  organisation: Organisation;
  suppliers: readonly Adapter[];
  /** Path of a private entry; by default one that public pages link to. */
  privateEntry?: string | undefined;
}

/**
 * Checks that every service the api depends on responds and is set up correctly. Changes nothing except for one empty
 * cart, which expires by itself.
 *
 * @example
 * const findings = await checkAll(config, { organisation, suppliers });
 * const hasProblems = findings.some(({ status }) => status === 'fix');
 */
export async function checkAll(config: Config, options: DoctorOptions): Promise<Finding[]> {
  const { organisation, suppliers, privateEntry } = options;
  const { DATA_DIR: folder } = config;
  const { shop, members } = organisation.switches;
  const isOn = (role: 'members' | 'shop admin') => findSupplier(suppliers, role, config) !== undefined;
  const findings = await Promise.all([
    folder === undefined ? [] : checkFolder('data', 'DATA_DIR', folder),
    ...checkSuppliers(config, options, false),
    members && isOn('members') ? checkPrivateEntries(config, privateEntry) : [],
    shop && isOn('shop admin') ? checkVies(config, silent) : [],
    checkContact(config, suppliers),
    checkProxies(config),
  ]);
  return findings.flat();
}

/** Runs the checks for the api's start: they are short and change nothing. */
export async function quickCheck(config: Config, options: DoctorOptions): Promise<Finding[]> {
  const findings = await Promise.all([...checkSuppliers(config, options, true), checkProxies(config)]);
  return findings.flat();
}

/** Those of parts that the organisation has. */
function checkSuppliers(
  config: Config,
  { organisation, suppliers }: DoctorOptions,
  isQuick: boolean,
): Promise<Finding[]>[] {
  return suppliers
    .filter(({ part }) => part === undefined || hasPart(organisation.switches, part))
    .map(async (one) => (await one.check?.(config, { organisation, onEvent: silent, isQuick })) ?? []);
}
