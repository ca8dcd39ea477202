import type { Organisation } from '@guildhall/organisation';
import type { Finding } from '@guildhall/server-kit';
import { checkRedis } from '@guildhall/shared-state';
import type { Adapter, OnSupplierEvent } from '@guildhall/suppliers';
import type { Config } from '../config/config.ts';
import { hasPart } from '../config/parts.ts';
import { findSupplier, listTakenRoles } from '../config/roles.ts';
import type { ApiTexts } from '../texts/api-texts.ts';
import { checkContact } from './check-contact.ts';
import { checkContracts } from './check-contracts.ts';
import { checkPrivateEntries } from './check-private-entries.ts';
import { checkProxies } from './check-proxies.ts';
import { checkStorage } from './check-storage.ts';
import { checkTexts } from './check-texts.ts';
import { checkVies } from './check-vies.ts';

const silent: OnSupplierEvent = () => undefined;

export interface DoctorOptions {
  organisation: Organisation;
  suppliers: readonly Adapter[];
  /** Those of `runApi`. */
  texts?: ApiTexts | undefined;
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
  const { organisation, suppliers, texts, privateEntry } = options;
  const { shop, members } = organisation.switches;
  const isOn = (role: 'members' | 'shop admin') => findSupplier(suppliers, role, config) !== undefined;
  const findings = await Promise.all([
    checkStorage(config),
    ...checkSuppliers(config, options, false),
    members && isOn('members') ? checkPrivateEntries(config, privateEntry) : [],
    shop && isOn('shop admin') ? checkVies(config, organisation.seller, silent) : [],
    checkContact(config, suppliers),
    checkContracts(config, organisation, suppliers),
    checkTexts(organisation, texts),
    checkProxies(config),
    config.REDIS_URL === undefined ? [] : checkRedis(config.REDIS_URL),
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
  const roles = listTakenRoles(suppliers, config);
  // The webhook comes first: then no relay takes the role.
  if (config.CONTACT_WEBHOOK_URL !== undefined) roles.delete('contact mails');
  return suppliers
    .filter(({ part }) => part === undefined || hasPart(organisation.switches, part))
    .map(async (one) => (await one.check?.(config, { organisation, onEvent: silent, roles, isQuick })) ?? []);
}
