import type { BillingSite } from './site-state.ts';
import { getFirstPlan } from './plans.ts';
import { addCustomer, addSubscription } from './customers.ts';
import type { SubscriptionStatus } from './resources.ts';

/** Customers in every status, with email addresses that differ only in case, and two customers with the same one. */
const seeds: readonly (readonly [id: string, email: string, status?: SubscriptionStatus])[] = [
  ['seed-active', 'active@members.test', 'active'],
  ['seed-in-trial', 'in-trial@members.test', 'in_trial'],
  ['seed-non-renewing', 'non-renewing@members.test', 'non_renewing'],
  ['seed-future', 'future@members.test', 'future'],
  ['seed-paused', 'paused@members.test', 'paused'],
  ['seed-cancelled', 'cancelled@members.test', 'cancelled'],
  ['seed-none', 'no-subscription@members.test'],
  ['seed-mixed-case', 'Mixed.Case@Members.test', 'active'],
  ['seed-twice-lapsed', 'twice@members.test', 'cancelled'],
  ['seed-twice-active', 'Twice@members.test', 'active'],
];

export function seedMembers(site: BillingSite): void {
  const { memberAddress, country } = site.seed;
  for (const [id, email, status] of seeds) {
    const source = `pm_${id}`;
    site.cards.set(source, '4242');
    addCustomer(
      site,
      {
        ...{ email, first_name: 'Sample', last_name: 'Member', primary_payment_source_id: source },
        billing_address: { ...memberAddress, country },
      },
      id,
    );
    if (status) addSubscription(site, { customerId: id, planId: getFirstPlan(site.seed, true), status });
  }
}
