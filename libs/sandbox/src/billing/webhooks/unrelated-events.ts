import type { Billing } from '../billing.ts';
import type { SiteName } from '../state/site-state.ts';
import { getFirstPlan } from '../state/plans.ts';
import { addCustomer, addSubscription } from '../state/customers.ts';
import type { VendorEvent } from '../state/resources.ts';

/**
 * Events that must not create a membership: of another product of this site, of the vendor's other site with this one's
 * credentials, of resources that do not exist, of an unknown type.
 */
export const unrelatedKinds = ['other-plan', 'other-site', 'made-up', 'unknown-type'] as const;

export type UnrelatedKind = (typeof unrelatedKinds)[number];

/** Creates such an event and sends it to the event receiver of the site `name`. */
export function sendUnrelatedEvent(billing: Billing, name: SiteName, kind: UnrelatedKind): VendorEvent {
  const site = billing.sites[name];
  const webhooks = billing.webhooks[name];
  const buy = (at: SiteName, planId: string) => {
    const customer = addCustomer(billing.sites[at], { email: `${kind}@members.test` });
    return {
      customer,
      subscription: addSubscription(billing.sites[at], { customerId: customer.id, planId }),
    };
  };
  if (kind === 'other-plan')
    return site.report('subscription_created', 'hosted_page', buy(name, getFirstPlan(site.seed, false)));
  if (kind === 'unknown-type') return site.report('weather_changed', 'scheduled_job', { weather: 'rain' });
  const other: SiteName = name === 'live' ? 'test' : 'live';
  const content = buy(other, getFirstPlan(site.seed, true));
  if (kind === 'made-up') {
    billing.sites[other].customers.delete(content.customer.id);
    billing.sites[other].subscriptions.delete(content.subscription.id);
  }
  const event: VendorEvent = {
    ...{
      id: `ev_${site.randomText()}`,
      object: 'event',
      occurred_at: site.clock.seconds(),
      source: 'hosted_page',
    },
    ...{ api_version: 'v2', event_type: 'subscription_created', webhook_status: 'scheduled' },
    content: structuredClone(content),
  };
  webhooks.add(event);
  return event;
}
