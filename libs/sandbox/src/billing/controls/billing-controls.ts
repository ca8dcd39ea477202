import type { FastifyInstance } from 'fastify';
import { scriptStyles, type Billing, type ScriptSwitches } from '../billing.ts';
import { scriptSiteNames } from '../script/build-billing-script.ts';
import { createBodySchema, getSite, type SiteRequest } from './control-requests.ts';
import { addMemberControls } from './member-controls.ts';
import { addPageControls } from './page-controls.ts';
import { listItemPrices } from '../state/plans.ts';
import { addWebhookControls } from './webhook-controls.ts';
import type { BillingSwitches } from '../state/switches.ts';

export function addBillingControls(app: FastifyInstance, billing: Billing): void {
  app.get('/billing/addresses.json', () => listAddresses(billing));
  app.get('/billing/plans.json', () => listItemPrices(billing.seed));

  app.put<{ Body: { aheadMs: number } }>(
    '/_sandbox/billing/clock',
    createBodySchema({ aheadMs: { type: 'integer', minimum: 0 } }),
    (request, reply) => {
      billing.clock.setAhead(request.body.aheadMs);
      return reply.code(204).send();
    },
  );
  app.put<{ Body: ScriptSwitches }>(
    '/_sandbox/billing/script',
    createBodySchema({ styles: { enum: scriptStyles } }),
    (request, reply) => {
      Object.assign(billing.script, request.body);
      return reply.code(204).send();
    },
  );
  app.delete('/_sandbox/billing', (_request, reply) => {
    billing.reset();
    return reply.code(204).send();
  });

  app.get<SiteRequest>('/_sandbox/billing/:site/switches', (request) =>
    getSite(billing, request).board.get(),
  );
  app.put<SiteRequest & { Body: Partial<BillingSwitches> }>(
    '/_sandbox/billing/:site/switches',
    createBodySchema(switchSchemas),
    (request, reply) => {
      getSite(billing, request).board.set(request.body);
      return reply.code(204).send();
    },
  );
  addPageControls(app, billing);
  addMemberControls(app, billing);
  addWebhookControls(app, billing);
}

const texts = { type: 'array', items: { type: 'string' } };

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
  clearsLater: { type: 'boolean' },
};

/** Origins of the two sites, the URL of the script, and the site names it accepts. */
function listAddresses({ origins }: Billing) {
  return { ...origins, script: `${origins.script}/v2/chargebee.js`, siteNames: scriptSiteNames };
}
