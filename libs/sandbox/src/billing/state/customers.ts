import { findEquivalentItem } from './plans.ts';
import type { BillingSite } from './site-state.ts';
import type { Address, Customer, Subscription, SubscriptionStatus } from './resources.ts';

/** Parameters with a prefix, such as `billing_address[zip]` for `billing_address`, by their inner names. */
export function readGroup(fields: ReadonlyMap<string, string>, prefix: string): Record<string, string> {
  const found = [...fields].flatMap(([param, value]) => {
    const inner = param.startsWith(`${prefix}[`)
      ? /^\[([a-z0-9_]+)\]$/.exec(param.slice(prefix.length))
      : null;
    return inner?.[1] && value !== '' ? [[inner[1], value] as const] : [];
  });
  return Object.fromEntries(found);
}

export function readAddress(
  fields: ReadonlyMap<string, string>,
  object: Address['object'],
): Address | undefined {
  const parts = readGroup(fields, object);
  return Object.keys(parts).length === 0 ? undefined : { ...parts, object };
}

/** Adds a customer; without an ID the vendor assigns one. */
export function addCustomer(
  site: BillingSite,
  values: Record<string, unknown>,
  id: string = site.randomText(),
): Customer {
  const customer: Customer = {
    ...values,
    id,
    object: 'customer',
    auto_collection: 'on',
    net_term_days: 0,
    allow_direct_debit: false,
    card_status: 'no_card',
    promotional_credits: 0,
    refundable_credits: 0,
    excess_payments: 0,
    unbilled_charges: 0,
    preferred_currency_code: site.seed.currency,
    deleted: false,
    ...site.stamp(),
  };
  site.customers.set(id, customer);
  return customer;
}

export interface SubscriptionSeed {
  customerId: string;
  planId: string;
  status?: SubscriptionStatus;
  shippingAddress?: Address | undefined;
}

/** Adds a subscription in any status, with matching times. */
export function addSubscription(site: BillingSite, seed: SubscriptionSeed): Subscription {
  const { customerId, planId, status = 'active', shippingAddress } = seed;
  const { catalogue } = site.board.get();
  const at = site.clock.seconds();
  const year = 365 * 24 * 60 * 60;
  const id = findEquivalentItem(site.seed, planId, catalogue) ?? planId;
  const price = site.plans().find((plan) => plan.id === id)?.price ?? 0;
  const ended = status === 'cancelled' || status === 'transferred';
  const subscription: Subscription = {
    id: site.randomText(),
    object: 'subscription',
    customer_id: customerId,
    status,
    currency_code: site.seed.currency,
    billing_period: 1,
    billing_period_unit: 'year',
    ...(catalogue === '2'
      ? {
          subscription_items: [
            {
              item_price_id: id,
              item_type: 'plan',
              quantity: 1,
              unit_price: price,
              amount: price,
              object: 'subscription_item',
            },
          ],
        }
      : { plan_id: id, plan_quantity: 1, plan_unit_price: price }),
    ...(status === 'future' ? { start_date: at + 30 * 24 * 60 * 60 } : { started_at: at, activated_at: at }),
    ...(status === 'in_trial' && { trial_start: at, trial_end: at + 14 * 24 * 60 * 60 }),
    ...(status === 'paused' && { pause_date: at }),
    ...(status === 'non_renewing' && { cancelled_at: at + year }),
    ...(ended && { cancelled_at: at }),
    ...(!ended && status !== 'future' && { current_term_start: at, current_term_end: at + year }),
    ...(status === 'active' && { next_billing_at: at + year }),
    ...(shippingAddress && { shipping_address: shippingAddress }),
    auto_collection: 'on',
    has_scheduled_changes: false,
    has_scheduled_advance_invoices: false,
    deleted: false,
    ...site.stamp(),
  };
  site.subscriptions.set(subscription.id, subscription);
  return subscription;
}

export function listSubscriptions(site: BillingSite, customerId: string): Subscription[] {
  return [...site.subscriptions.values()].filter((one) => one.customer_id === customerId).reverse();
}

/**
 * Ends a subscription at once, or at the end of the paid term. In the first catalogue, a trial that ends with its term is documented to keep
 * its status.
 */
export function cancelSubscription(
  site: BillingSite,
  subscription: Subscription,
  { atTermEnd, source }: { atTermEnd: boolean; source: string },
): void {
  const isTrial = subscription.status === 'in_trial';
  const termEnd = subscription[isTrial ? 'trial_end' : 'current_term_end'];
  const keepsStatus = atTermEnd && isTrial && site.board.get().catalogue === '1';
  if (!keepsStatus) subscription.status = atTermEnd ? 'non_renewing' : 'cancelled';
  subscription['cancelled_at'] = atTermEnd ? termEnd : site.clock.seconds();
  delete subscription['next_billing_at'];
  site.touch(subscription);
  site.report(atTermEnd ? 'subscription_cancellation_scheduled' : 'subscription_cancelled', source, {
    subscription,
    customer: site.customers.get(subscription.customer_id),
  });
}
