import type { Organisation } from '@guildhall/organisation';
import { note, ok, type Finding } from '@guildhall/server-kit';
import type { SiteIdentity, SiteSupplier } from '@guildhall/suppliers/site';
import type { Config } from '../config/config.ts';

const check = 'logins';

/** Checks where members log in. Says nothing about a site without a members' area. */
export async function checkLogins(
  { identity }: Pick<Config, 'identity'>,
  { switches }: Pick<Organisation, 'switches'>,
  supplier: SiteSupplier<SiteIdentity> | undefined,
): Promise<Finding[]> {
  if (!switches.members) return [];
  if (!supplier) return [note(check, 'nobody can log in: the site names no identity supplier')];
  if (!identity) {
    const [variable = `the variables of ${supplier.name}`] = supplier.required ?? [];
    return [note(check, `nobody can log in: set ${variable}`)];
  }
  return (await identity.check?.()) ?? [ok(check, `members log in with ${supplier.name}`)];
}
