import fastify, { type FastifyInstance } from 'fastify';
import { addFaultHooks } from '../faults/fault-hooks.ts';
import type { FaultList } from '../faults/fault-list.ts';
import type { RequestLog } from '../requests/request-log.ts';
import { billingStrikes, describeBillingTarget } from './billing-faults.ts';
import type { Billing } from './billing.ts';
import { addCheckoutRoutes } from './pages/checkout-routes.ts';
import { addDownloadRoutes } from './pages/download-routes.ts';
import { addPortalRoutes } from './pages/portal-routes.ts';
import { addPageAssets } from './pages/vendor-page.ts';
import { addRestRoutes } from './rest/rest-routes.ts';
import type { SiteName } from './state/site-state.ts';

export interface BillingAppOptions {
  faults: FaultList;
  log: RequestLog;
  wait: (ms: number) => Promise<void>;
}

export const serviceNames: Readonly<Record<SiteName, string>> = { live: 'billing', test: 'billing-test' };

/** One site of the vendor as an application that does not listen yet. */
export function buildBillingSite(
  billing: Billing,
  name: SiteName,
  options: BillingAppOptions,
): FastifyInstance {
  const { faults, log, wait } = options;
  const app = fastify({ forceCloseConnections: true });
  const service = serviceNames[name];
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onRequest', async (request) => log.add(service, request.method, request.url));
  addFaultHooks(app, { service, faults, wait, strikes: billingStrikes, matchedIn: describeBillingTarget });
  const site = billing.sites[name];
  addRestRoutes(app, site);
  addCheckoutRoutes(app, site);
  addPortalRoutes(app, site);
  addDownloadRoutes(app, site);
  addPageAssets(app);
  return app;
}
