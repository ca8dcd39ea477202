import type { BillingSite } from '../state/site-state.ts';
import { listSubscriptions } from '../state/customers.ts';
import { isRunning, type PortalSession } from '../state/resources.ts';
import { getCustomer } from './customer-operations.ts';
import type { Operations } from './operations.ts';
import { checkParameters, requireParameters, type ParameterRules } from './parameter-rules.ts';
import { VendorRefusal, createNotFound } from '../vendor-refusal.ts';

const rules: ParameterRules = {
  'customer[id]': { max: 50 },
  redirect_url: { max: 250, kind: 'url' },
  forward_url: { max: 250, kind: 'url' },
};

/** Lifetime of `access_url`, s; it works once. */
const accessS = 60 * 60;

/** Portal sessions: `access_url` gives access as the customer until they log out. */
export function addPortalSessionOperations({ get, post }: Operations, site: BillingSite): void {
  post('/portal_sessions', ({ parameters }) => {
    checkParameters(parameters, rules);
    requireParameters(parameters, 'customer[id]');
    const customer = getCustomer(site, parameters.get('customer[id]') ?? '', 'customer[id]');
    const token = site.randomText() + site.randomText();
    const stamp = site.stamp();
    const redirect = parameters.get('redirect_url');
    const session: PortalSession = {
      id: `portal_${site.randomText()}`,
      object: 'portal_session',
      token,
      access_url: `${site.origin()}/portal/v2/authenticate?token=${token}`,
      ...(redirect !== undefined && { redirect_url: redirect }),
      status: 'created',
      expires_at: stamp.created_at + accessS,
      customer_id: customer.id,
      linked_customers: [
        {
          customer_id: customer.id,
          email: customer.email,
          has_billing_address: customer.billing_address !== undefined,
          has_payment_method: customer['card_status'] === 'valid',
          has_active_subscription: listSubscriptions(site, customer.id).some(isRunning),
          object: 'linked_customer',
        },
      ],
      ...stamp,
    };
    site.sessions.set(session.id, session);
    return { portal_session: session };
  });

  get('/portal_sessions/:id', ({ id }) => ({ portal_session: getSession(site, id) }));

  post('/portal_sessions/:id/logout', ({ id }) => {
    const session = getSession(site, id);
    if (session.status === 'logged_out')
      throw new VendorRefusal('invalid_state_for_request', `The session ${id} is logged out already`);
    logOut(site, session);
    return { portal_session: session };
  });
}

export function logOut(site: BillingSite, session: PortalSession): void {
  session.status = 'logged_out';
  session.logout_at = site.clock.seconds();
  site.touch(session);
}

function getSession(site: BillingSite, id: string): PortalSession {
  const session = site.sessions.get(id);
  if (session === undefined) throw createNotFound('portal_session', id);
  return session;
}
