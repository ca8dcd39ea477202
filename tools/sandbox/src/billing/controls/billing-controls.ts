import type { FastifyInstance } from 'fastify';
import type { Billing } from '../billing.ts';

/** Where the vendor is, and what happens there when a test or a person says so. */
export function addBillingControls(app: FastifyInstance, billing: Billing): void {
  app.get('/billing/addresses.json', () => addressesOf(billing));
}

/** Origins of the two sites, and the whole address of the script. */
export function addressesOf({ origins }: Billing): Record<'live' | 'test' | 'script', string> {
  return { ...origins, script: `${origins.script}/v2/chargebee.js` };
}
