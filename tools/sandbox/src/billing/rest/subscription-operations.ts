import type { BillingSite } from '../state/site-state.ts';
import type { Subscription } from '../state/resources.ts';
import type { Operations } from './operations.ts';
import { pageOf } from './paging.ts';
import { VendorRefusal, notFound } from '../vendor-refusal.ts';

/** Subscriptions and events can only be read here: checkouts and the portal make them. */
export function addSubscriptionOperations({ get }: Operations, site: BillingSite): void {
  get('/subscriptions', ({ parameters }) => {
    const subscriptions = pageOf([...site.subscriptions.values()], parameters, {
      id: ({ id }) => id,
      customer_id: ({ customer_id }) => customer_id,
      status: ({ status }) => status,
      plan_id: ({ plan_id }) => plan_id,
      item_price_id: ({ subscription_items: items }) => items?.[0]?.item_price_id,
      created_at: ({ created_at }) => created_at,
      updated_at: ({ updated_at }) => updated_at,
    });
    return { ...subscriptions, list: subscriptions.list.map((one) => withCustomer(site, one)) };
  });
  get('/subscriptions/:id', ({ id }) => {
    const subscription = site.subscriptions.get(id);
    if (subscription === undefined) throw notFound('subscription', id);
    return withCustomer(site, subscription);
  });

  get('/events', ({ parameters }) => {
    const events = pageOf(site.events, parameters, {
      id: ({ id }) => id,
      event_type: ({ event_type }) => event_type,
      source: ({ source }) => source,
      webhook_status: ({ webhook_status }) => webhook_status,
      occurred_at: ({ occurred_at }) => occurred_at,
    });
    return { ...events, list: events.list.map((event) => ({ event })) };
  });
  get('/events/:id', ({ id }) => {
    const event = site.events.find((one) => one.id === id);
    if (event === undefined) throw new VendorRefusal('resource_not_found', `${id} : event not found`);
    return { event };
  });
}

function withCustomer(site: BillingSite, subscription: Subscription): object {
  return { subscription, customer: site.customers.get(subscription.customer_id) };
}
