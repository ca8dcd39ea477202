import fastify, { type FastifyInstance } from 'fastify';
import { addFaultHooks } from '../../faults/fault-hooks.ts';
import { billingStrikes, billingTarget } from '../billing-faults.ts';
import type { Billing } from '../billing.ts';
import type { BillingAppParts } from '../build-billing-apps.ts';

/** The vendor's script host as an application that does not listen yet. */
export function buildBillingScript(
  _billing: Billing,
  { faults, log, wait }: BillingAppParts,
): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  const service = 'billing-script';
  app.addHook('onRequest', async (request) => log.add(service, request.method, request.url));
  addFaultHooks(app, { service, faults, wait, strikes: billingStrikes, matchedIn: billingTarget });
  return app;
}
