import type { FastifyInstance } from 'fastify';
import { buildBillingScript } from './script/build-billing-script.ts';
import { buildBillingSite, type BillingAppOptions } from './build-billing-apps.ts';
import type { Billing } from './billing.ts';

/** Ports to listen on; 0 takes a free port. */
export interface BillingPorts {
  live: number;
  test: number;
  script: number;
}

/** Starts the vendor's two sites and its script on separate ports: they have three origins, as at the vendor. */
export async function startBilling(
  billing: Billing,
  options: BillingAppOptions,
  ports: Partial<BillingPorts> = {},
  host = '127.0.0.1',
): Promise<{ close(): Promise<void> }> {
  const apps: Record<keyof BillingPorts, FastifyInstance> = {
    live: buildBillingSite(billing, 'live', options),
    test: buildBillingSite(billing, 'test', options),
    script: buildBillingScript(billing, options),
  };
  const close = async () => {
    await Promise.all(Object.values(apps).map((app) => app.close()));
  };
  try {
    for (const name of ['live', 'test', 'script'] as const)
      billing.origins[name] = await apps[name].listen({ port: ports[name] ?? 0, host });
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}
