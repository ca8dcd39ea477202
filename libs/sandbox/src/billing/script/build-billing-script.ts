import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { addFaultHooks } from '../../faults/fault-hooks.ts';
import { billingStrikes, describeBillingTarget } from '../billing-faults.ts';
import type { Billing } from '../billing.ts';
import type { BillingAppOptions } from '../build-billing-apps.ts';

/** Browsers get these as they are: a build leaves them where they are. */
const folder = join(import.meta.dirname, '../../../src/billing/script');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const script = read('chargebee.mjs');
const styles = read('overlay.css');

export const scriptSiteNames = { live: 'sandbox', test: 'sandbox-test' } as const;

/** The vendor's script host as an application without a port: the script, its styles, its own frame. */
export function buildBillingScript(
  billing: Billing,
  { faults, log, wait }: BillingAppOptions,
): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  const service = 'billing-script';
  app.addHook('onRequest', async (request) => log.add(service, request.method, request.url));
  addFaultHooks(app, { service, faults, wait, strikes: billingStrikes, matchedIn: describeBillingTarget });

  app.get('/v2/chargebee.js', (_request, reply) => {
    const { origins } = billing;
    const settings = {
      sites: { [scriptSiteNames.live]: origins.live, [scriptSiteNames.test]: origins.test },
      script: origins.script,
      styles: billing.script.styles,
      css: styles,
    };
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(script.replace("'%settings%'", () => JSON.stringify(settings)));
  });
  app.get('/v2/animation.css', (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(styles),
  );
  app.get('/v2/master.html', (_request, reply) => sendPage(reply, '<script src="/v2/master.js"></script>'));
  app.get('/v2/master.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .send(
        "parent.postMessage('billing-vendor-ready', new URLSearchParams(location.search).get('host'));\n",
      ),
  );
  app.get('/v2/wait.html', (_request, reply) => sendPage(reply, '<p>The checkout opens in a moment.</p>'));
  return app;
}

function sendPage(reply: { type(type: string): { send(html: string): unknown } }, body: string): unknown {
  return reply
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Billing</title>${body}</html>`);
}
