import type { FastifyInstance } from 'fastify';
import type { Billing } from '../billing.ts';
import type { BillingSite } from '../state/site-state.ts';
import { getFirstPlan } from '../state/plans.ts';
import { addCustomer, addSubscription } from '../state/customers.ts';
import { subscriptionStatuses, type SubscriptionStatus } from '../state/resources.ts';
import { createBodySchema, getSite, siteParams, type SiteRequest } from './control-requests.ts';

const text = { type: 'string', minLength: 1 };

interface NewCustomer {
  email: string;
  id?: string;
  status?: SubscriptionStatus;
  planId?: string;
  fields?: Record<string, string>;
}

/**
 * Lists customers, subscriptions, invoices, events and portal sessions; adds customers, optionally with a subscription.
 */
export function addMemberControls(app: FastifyInstance, billing: Billing): void {
  app.get<SiteRequest>('/_sandbox/billing/:site/customers', siteParams, (request) => [
    ...getSite(billing, request).customers.values(),
  ]);
  app.get<SiteRequest>('/_sandbox/billing/:site/subscriptions', siteParams, (request) => [
    ...getSite(billing, request).subscriptions.values(),
  ]);
  app.get<SiteRequest>('/_sandbox/billing/:site/sessions', siteParams, (request) => [
    ...getSite(billing, request).sessions.values(),
  ]);
  app.get<SiteRequest>('/_sandbox/billing/:site/invoices', siteParams, (request) => [
    ...getSite(billing, request).invoices.values(),
  ]);
  app.get<SiteRequest>(
    '/_sandbox/billing/:site/events',
    siteParams,
    (request) => getSite(billing, request).events,
  );

  app.post<SiteRequest & { Body: NewCustomer }>(
    '/_sandbox/billing/:site/customers',
    createBodySchema({
      ...{ email: text, id: text, planId: text, status: { enum: subscriptionStatuses } },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
    }),
    (request, reply) => {
      const site = getSite(billing, request);
      const { email, id, status, planId = getFirstPlan(site.seed, true), fields } = request.body;
      const customer = addCustomer(site, { ...fields, email }, id);
      const subscription = status && addSubscription(site, { customerId: customer.id, planId, status });
      return reply.code(201).send({ customer, ...(subscription && { subscription }) });
    },
  );

  app.put<{ Params: SiteRequest['Params'] & { id: string }; Body: { status: SubscriptionStatus } }>(
    '/_sandbox/billing/:site/subscriptions/:id',
    createBodySchema({ status: { enum: subscriptionStatuses } }),
    (request, reply) => {
      const found = setStatus(getSite(billing, request), request.params.id, request.body.status);
      return found
        ? reply.code(204).send()
        : reply.code(404).send({ error: 'The site has no such subscription' });
    },
  );
}

function setStatus(site: BillingSite, id: string, status: SubscriptionStatus): boolean {
  const subscription = site.subscriptions.get(id);
  if (subscription === undefined) return false;
  subscription.status = status;
  site.touch(subscription);
  const customer = site.customers.get(subscription.customer_id);
  const type = status === 'cancelled' ? 'subscription_cancelled' : 'subscription_changed';
  site.report(type, 'admin_console', { subscription, customer });
  return true;
}
