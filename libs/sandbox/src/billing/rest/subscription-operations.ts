import type { BillingSite } from '../state/site-state.ts';
import { listInvoices, writeOff } from '../state/invoices.ts';
import { cancelSubscription } from '../state/customers.ts';
import { isRunning, type Catalogue, type Subscription } from '../state/resources.ts';
import { requireCatalogue } from './catalogue-operations.ts';
import type { Operations } from './operations.ts';
import { createPage } from './paging.ts';
import { checkParameters, type ParameterRules } from './parameter-rules.ts';
import { VendorRefusal, createNotFound } from '../vendor-refusal.ts';

const cancelParameters: ParameterRules = {
  end_of_term: { kind: 'flag' },
  cancel_option: { kind: ['immediately', 'end_of_term'] },
  credit_option_for_current_term_charges: { kind: ['none'] },
  unbilled_charges_option: { kind: ['invoice', 'delete'] },
  account_receivables_handling: { kind: ['no_action', 'schedule_payment_collection', 'write_off'] },
  cancel_reason_code: { max: 100 },
};

/** The operation's name in each catalogue. */
const cancellations: readonly (readonly [path: string, catalogue: Catalogue])[] = [
  ['cancel', '1'],
  ['cancel_for_items', '2'],
];

/** Reads subscriptions and events, and cancels subscriptions: checkouts and the portal create them. */
export function addSubscriptionOperations({ get, post }: Operations, site: BillingSite): void {
  get('/subscriptions', ({ parameters }) => {
    const subscriptions = createPage(
      [...site.subscriptions.values()],
      parameters,
      {
        id: ({ id }) => id,
        customer_id: ({ customer_id }) => customer_id,
        status: ({ status }) => status,
        plan_id: ({ plan_id }) => plan_id,
        item_price_id: ({ subscription_items: items }) => items?.[0]?.item_price_id,
        created_at: ({ created_at }) => created_at,
        updated_at: ({ updated_at }) => updated_at,
      },
      ['created_at', 'updated_at'],
    );
    return { ...subscriptions, list: subscriptions.list.map((one) => addCustomerTo(site, one)) };
  });
  get('/subscriptions/:id', ({ id }) => {
    return addCustomerTo(site, getSubscription(site, id));
  });

  for (const [path, catalogue] of cancellations)
    post(`/subscriptions/:id/${path}`, ({ id, parameters }) => {
      requireCatalogue(site, catalogue);
      checkParameters(parameters, cancelParameters);
      const subscription = getSubscription(site, id);
      if (!isRunning(subscription))
        throw new VendorRefusal('invalid_state_for_request', `The subscription ${id} is cancelled already`);
      const atTermEnd =
        parameters.get('end_of_term') === 'true' || parameters.get('cancel_option') === 'end_of_term';
      cancelSubscription(site, subscription, { atTermEnd, source: 'api' });
      if (parameters.get('account_receivables_handling') === 'write_off')
        for (const invoice of listInvoices(site, id)) writeOff(site, invoice);
      return addCustomerTo(site, subscription);
    });

  get('/events', ({ parameters }) => {
    const events = createPage(
      site.events,
      parameters,
      {
        id: ({ id }) => id,
        event_type: ({ event_type }) => event_type,
        source: ({ source }) => source,
        webhook_status: ({ webhook_status }) => webhook_status,
        occurred_at: ({ occurred_at }) => occurred_at,
      },
      ['occurred_at'],
    );
    return { ...events, list: events.list.map((event) => ({ event })) };
  });
  get('/events/:id', ({ id }) => {
    const event = site.events.find((one) => one.id === id);
    if (event === undefined) throw new VendorRefusal('resource_not_found', `${id} : event not found`);
    return { event };
  });
}

function getSubscription(site: BillingSite, id: string): Subscription {
  const subscription = site.subscriptions.get(id);
  if (subscription === undefined) throw createNotFound('subscription', id);
  return subscription;
}

function addCustomerTo(site: BillingSite, subscription: Subscription): object {
  return { subscription, customer: site.customers.get(subscription.customer_id) };
}
