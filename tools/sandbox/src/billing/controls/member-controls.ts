import type { FastifyInstance } from 'fastify';
import type { Billing } from '../billing.ts';
import type { BillingSite } from '../state/site-state.ts';
import { addCustomer, addSubscription } from '../state/members.ts';
import { subscriptionStatuses, type SubscriptionStatus } from '../state/resources.ts';
import { controlBody, siteOf, siteParams, type SiteRequest } from './control-requests.ts';

const text = { type: 'string', minLength: 1 };

interface NewCustomer {
  email: string;
  id?: string;
  /** With a status the customer has a subscription. */
  status?: SubscriptionStatus;
  /** A plan of either catalogue. Default `individual-membership`. */
  planId?: string;
  fields?: Record<string, string>;
}

/** Lists customers, subscriptions, invoices, events and portal sessions; adds customers, with a subscription in any status. */
export function addMemberControls(app: FastifyInstance, billing: Billing): void {
  app.get<SiteRequest>('/_sandbox/billing/:site/customers', siteParams, (request) => [
    ...siteOf(billing, request).customers.values(),
  ]);
  app.get<SiteRequest>('/_sandbox/billing/:site/subscriptions', siteParams, (request) => [
    ...siteOf(billing, request).subscriptions.values(),
  ]);
  app.get<SiteRequest>('/_sandbox/billing/:site/sessions', siteParams, (request) => [
    ...siteOf(billing, request).sessions.values(),
  ]);
  app.get<SiteRequest>('/_sandbox/billing/:site/invoices', siteParams, (request) => [
    ...siteOf(billing, request).invoices.values(),
  ]);
  app.get<SiteRequest>(
    '/_sandbox/billing/:site/events',
    siteParams,
    (request) => siteOf(billing, request).events,
  );

  app.post<SiteRequest & { Body: NewCustomer }>(
    '/_sandbox/billing/:site/customers',
    controlBody({
      ...{ email: text, id: text, planId: text, status: { enum: subscriptionStatuses } },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
    }),
    (request, reply) => {
      const site = siteOf(billing, request);
      const { email, id, status, planId = 'individual-membership', fields } = request.body;
      const customer = addCustomer(site, { ...fields, email }, id);
      const subscription = status && addSubscription(site, { customerId: customer.id, planId, status });
      return reply.code(201).send({ customer, ...(subscription && { subscription }) });
    },
  );

  app.put<{ Params: SiteRequest['Params'] & { id: string }; Body: { status: SubscriptionStatus } }>(
    '/_sandbox/billing/:site/subscriptions/:id',
    controlBody({ status: { enum: subscriptionStatuses } }),
    (request, reply) => {
      const found = setStatus(siteOf(billing, request), request.params.id, request.body.status);
      return found
        ? reply.code(204).send()
        : reply.code(404).send({ error: 'The site has no such subscription' });
    },
  );
}

/** Changes the status of a subscription, and reports the event of it. Returns whether the subscription exists. */
export function setStatus(site: BillingSite, id: string, status: SubscriptionStatus): boolean {
  const subscription = site.subscriptions.get(id);
  if (subscription === undefined) return false;
  subscription.status = status;
  site.touch(subscription);
  const customer = site.customers.get(subscription.customer_id);
  const type = status === 'cancelled' ? 'subscription_cancelled' : 'subscription_changed';
  site.report(type, 'admin_console', { subscription, customer });
  return true;
}
