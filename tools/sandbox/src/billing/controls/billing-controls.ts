import type { FastifyInstance } from 'fastify';
import { scriptStyles, type Billing, type ScriptSwitches } from '../billing.ts';
import { addOverviewRoutes } from '../overview/overview-routes.ts';
import { scriptSiteNames } from '../script/build-billing-script.ts';
import { controlBody, siteOf, type SiteRequest } from './control-requests.ts';
import { addMemberControls } from './member-controls.ts';
import { addPageControls } from './page-controls.ts';
import { addWebhookControls } from './webhook-controls.ts';
import type { BillingSwitches } from '../state/switches.ts';

/** `/_sandbox/billing`: the vendor's addresses, and what a test or a person can change at the vendor. */
export function addBillingControls(app: FastifyInstance, billing: Billing): void {
  app.get('/billing/addresses.json', () => addressesOf(billing));

  app.put<{ Body: { aheadMs: number } }>(
    '/_sandbox/billing/clock',
    controlBody({ aheadMs: { type: 'integer', minimum: 0 } }),
    (request, reply) => {
      billing.clock.setAhead(request.body.aheadMs);
      return reply.code(204).send();
    },
  );
  app.put<{ Body: ScriptSwitches }>(
    '/_sandbox/billing/script',
    controlBody({ styles: { enum: scriptStyles } }),
    (request, reply) => {
      Object.assign(billing.script, request.body);
      return reply.code(204).send();
    },
  );
  app.delete('/_sandbox/billing', (_request, reply) => {
    billing.reset();
    return reply.code(204).send();
  });

  app.get<SiteRequest>('/_sandbox/billing/:site/switches', (request) => siteOf(billing, request).board.get());
  app.put<SiteRequest & { Body: Partial<BillingSwitches> }>(
    '/_sandbox/billing/:site/switches',
    controlBody(switchSchemas),
    (request, reply) => {
      siteOf(billing, request).board.set(request.body);
      return reply.code(204).send();
    },
  );
  addOverviewRoutes(app, billing);
  addPageControls(app, billing);
  addMemberControls(app, billing);
  addWebhookControls(app, billing);
}

const texts = { type: 'array', items: { type: 'string' } };

/** The values that each switch of a site may have. */
const switchSchemas: Record<keyof BillingSwitches, object> = {
  catalogue: { enum: ['1', '2'] },
  domains: texts,
  successCallback: { type: 'boolean' },
  denyFrames: { type: 'boolean' },
  pageLifeS: { type: 'integer', minimum: 0 },
  callsPerMinute: { type: 'integer', minimum: 0 },
  customFields: texts,
  emailIgnoresCase: { type: 'boolean' },
  refusesSecond: { type: 'boolean' },
  makesOwnIds: { type: 'boolean' },
  paysLater: { type: 'boolean' },
  refusesRefunds: { type: 'boolean' },
};

/** Origins of the two sites, the full address of the script, and the sites' names for it. */
function addressesOf({ origins }: Billing) {
  return { ...origins, script: `${origins.script}/v2/chargebee.js`, siteNames: scriptSiteNames };
}
