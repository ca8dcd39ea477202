import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escape } from '../../home/escape.ts';
import { logOut } from '../rest/portal-session-operations.ts';
import type { BillingSite } from '../state/site-state.ts';
import { cancelSubscription, listSubscriptions } from '../state/customers.ts';
import type { PortalSession, Subscription } from '../state/resources.ts';
import { renderCloseButton, readPlacement, sendPage, type Placement, type Report } from './vendor-page.ts';

interface PortalRequest {
  Params: { token: string };
}

/** The portal: a single-use URL opens it; it shows the customer's subscriptions until they log out. */
export function addPortalRoutes(app: FastifyInstance, site: BillingSite): void {
  const findSession = (token: string) => [...site.sessions.values()].find((one) => one.token === token);

  app.get<{ Querystring: { token?: string } }>('/portal/v2/authenticate', (request, reply) => {
    const session = findSession(request.query.token ?? '');
    if (session?.status !== 'created' || site.clock.seconds() >= session.expires_at)
      return refuseEntry(request, reply, site);
    session.status = 'logged_in';
    session.login_at = site.clock.seconds();
    site.touch(session);
    return reply.redirect(`/portal/v2/${session.token}/home${readPlacement(request).query}`, 303);
  });

  app.get<PortalRequest>('/portal/v2/:token/home', (request, reply) => {
    const session = findSession(request.params.token);
    if (session?.status !== 'logged_in') return refuseEntry(request, reply, site);
    return showHome(request, reply, site, session, [
      { event: 'loaded' },
      { event: 'visit', value: 'sub_details' },
    ]);
  });

  app.post<PortalRequest & { Params: { id: string } }>(
    '/portal/v2/:token/subscriptions/:id/cancel',
    (request, reply) => {
      const session = findSession(request.params.token);
      const subscription = site.subscriptions.get(request.params.id);
      if (session?.status !== 'logged_in' || subscription?.customer_id !== session.customer_id)
        return refuseEntry(request, reply, site);
      if (canBeCancelled(subscription))
        cancelSubscription(site, subscription, { atTermEnd: true, source: 'portal' });
      return showHome(request, reply, site, session, [
        { event: 'subscriptionCancelled', value: subscription.id },
      ]);
    },
  );

  // The vendor asks nobody to confirm the new address.
  app.post<PortalRequest & { Body: string }>('/portal/v2/:token/account', (request, reply) => {
    const session = findSession(request.params.token);
    const customer = session && site.customers.get(session.customer_id);
    if (session?.status !== 'logged_in' || !customer) return refuseEntry(request, reply, site);
    const email = new URLSearchParams(request.body).get('email');
    if (email) customer.email = email;
    site.touch(customer);
    site.report('customer_changed', 'portal', { customer });
    return showHome(request, reply, site, session, [{ event: 'visit', value: 'account_details' }]);
  });

  app.post<PortalRequest>('/portal/v2/:token/logout', (request, reply) => {
    const session = findSession(request.params.token);
    if (session?.status !== 'logged_in') return refuseEntry(request, reply, site);
    logOut(site, session);
    const place = readPlacement(request);
    if (session.redirect_url !== undefined && place.host === '')
      return reply.redirect(session.redirect_url, 303);
    return sendPage(reply, site, place, {
      title: 'Logged out',
      body: `<p>Goodbye.</p>${renderCloseButton(place)}`,
      reports: [{ event: 'close' }],
    });
  });
}

function canBeCancelled({ status }: Subscription): boolean {
  return status === 'active' || status === 'in_trial';
}

function refuseEntry(request: FastifyRequest, reply: FastifyReply, site: BillingSite): FastifyReply {
  return sendPage(reply.code(403), site, readPlacement(request), {
    title: 'This link no longer works',
    body: '<p class="alarm">It was already used, it has expired after an hour, or you have logged out.</p>',
  });
}

function showHome(
  request: FastifyRequest,
  reply: FastifyReply,
  site: BillingSite,
  session: PortalSession,
  reports: readonly Report[],
): FastifyReply {
  const place = readPlacement(request);
  const email = site.customers.get(session.customer_id)?.email ?? '';
  const subscriptions = listSubscriptions(site, session.customer_id);
  return sendPage(reply, site, place, {
    title: 'Your subscriptions',
    reports,
    leadsTo: [session.redirect_url],
    body: `<form method="post" action="/portal/v2/${session.token}/account${place.query}">
<p>${escape(email)}</p>
<label>Email <input type="email" name="email" value="${escape(email)}" required maxlength="70"></label>
<button class="quiet">Save</button></form>
<ul>${subscriptions.map((one) => renderSubscription(session, one, place)).join('')}</ul>
${subscriptions.length === 0 ? '<p>You have no subscriptions.</p>' : ''}
<div class="others">
<form method="post" action="/portal/v2/${session.token}/logout${place.query}"><button class="quiet">Log out</button></form>
${renderCloseButton(place)}
</div>`,
  });
}

function renderSubscription({ token }: PortalSession, subscription: Subscription, place: Placement): string {
  const plan = subscription.subscription_items?.[0]?.item_price_id ?? subscription.plan_id ?? '';
  const cancel = canBeCancelled(subscription)
    ? `<form method="post" action="/portal/v2/${token}/subscriptions/${subscription.id}/cancel${place.query}">` +
      '<button class="quiet">Cancel at the end of the year</button></form>'
    : '';
  return `<li><p><strong>${escape(plan)}</strong><br>${subscription.status.replace('_', ' ')}</p>${cancel}</li>`;
}
