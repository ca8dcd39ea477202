import { findFreePort } from '../../../../config/free-port.ts';
import { sendContentEvent } from './content-event.ts';
import { findKnownAddress } from './known-address.ts';
import { startMembersStack } from './members-stack.ts';
import type { StackOrganisation } from './organisations.ts';
import { coverageFolder, getJourneyFile } from './server-process.ts';
import type { Stack } from './stack.ts';

/** An organisation's product with every part on, for all journeys of a worker. */
export interface Product extends Stack {
  /** Takes back what journeys and their visitors changed, except people, whose addresses are never used again. */
  reset(): Promise<void>;
  /** Reads the metrics of the site, as an operator does. */
  readMetrics(): Promise<string>;
}

export const previewSecret = 'a-secret-for-previews';

/** Variables of site and api that switch every part on, besides members and billing. */
const createEnvironment = (origin: string): Record<string, string> => ({
  CHECKOUT_ORIGINS: origin,
  SHOP_ADMIN_URL: `${origin}/shop/admin/api/2026-10/graphql.json`,
  SHOP_ADMIN_TOKEN: 'sandbox-admin-token',
  VIES_URL: `${origin}/vies/check-vat-number`,
  TAG_SCRIPT_URL: `${origin}/tags/gtm.js?id=GTM-SANDBOX`,
  CONTENT_PREVIEW_KEY: 'sandbox-preview-key',
  PREVIEW_SECRET: previewSecret,
  SERVICE_WORKER: 'on',
  LOG_LEVEL: 'info',
  // A journey that opens many pages is still one visitor.
  RATE_LIMIT_PER_MINUTE: '10000',
});

/** Starts an organisation's product on free ports, with its own folders. */
export async function startProduct(organisation: StackOrganisation): Promise<Product> {
  const address = await findKnownAddress();
  const metricsPort = String(await findFreePort());
  const stack = await startMembersStack({}, {}, organisation, ({ origin }) => ({
    ...address,
    ...createEnvironment(origin),
    SITE_METRICS_PORT: metricsPort,
  }));
  const { control } = stack.sandbox;
  // The site's policy blocks styles written by a script: the link still works.
  if (!organisation.office) await control('PUT', 'billing/script', { styles: 'link' });
  return {
    ...stack,
    async reset() {
      if (await stack.sandbox.reset()) await sendContentEvent(address.SITE_ORIGIN, { all: true });
      // The visitors of the next journey have other carts and addresses, but see the same stock and inbox.
      await Promise.all(
        ['carts', 'stock', 'draft-orders', 'tags', 'inbox'].map((what) => control('DELETE', what)),
      );
    },
    readMetrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
  };
}

/** The products of a worker. */
export interface Products {
  /** Starts an organisation's product before its first journey. */
  open(organisation: StackOrganisation): Promise<Product>;
  stop(): Promise<void>;
}

/**
 * Products that are started once, for all journeys of a worker. If coverage is recorded, each file has its own: what a
 * server remembers from another file would not run again.
 */
export function createProducts(): Products {
  const started = new Map<StackOrganisation, Promise<Product>>();
  let current = '';
  async function stop() {
    const stopped = [...started.values()].map(async (product) => (await product).stop());
    started.clear();
    await Promise.all(stopped);
  }
  return {
    async open(organisation) {
      const file = getJourneyFile();
      if (coverageFolder && file !== current) await stop();
      current = file;
      const product = started.get(organisation) ?? startProduct(organisation);
      started.set(organisation, product);
      return product;
    },
    stop,
  };
}
