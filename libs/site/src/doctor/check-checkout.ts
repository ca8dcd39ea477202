import type { Organisation } from '@guildhall/organisation';
import { note, ok, type Finding } from '@guildhall/server-kit';
import type { SiteBilling, SiteSupplier } from '@guildhall/suppliers/site';
import type { Config } from '../config/config.ts';

const check = 'checkout';

/** Checks where people pay for memberships. Says nothing about a site without memberships. */
export async function checkCheckout(
  { billing }: Pick<Config, 'billing'>,
  { switches }: Pick<Organisation, 'switches'>,
  supplier: SiteSupplier<SiteBilling> | undefined,
): Promise<Finding[]> {
  if (!switches.membership) return [];
  if (!supplier) return [note(check, 'there are no sign-up forms: the site names no billing supplier')];
  if (!billing?.checkout) {
    const [variable = `the variables of ${supplier.name}`] = supplier.required ?? [];
    return [note(check, `there are no sign-up forms: set ${variable}`)];
  }
  return (await billing.check?.()) ?? [ok(check, `members pay by ${supplier.name}`)];
}
