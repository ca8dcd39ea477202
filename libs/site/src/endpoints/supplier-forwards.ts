import httpProxy from '@fastify/http-proxy';
import type { SiteForward } from '@guildhall/suppliers/site';
import type { FastifyPluginAsync } from 'fastify';
import { noStore } from '../config/caching.ts';

interface SupplierForwardsOptions {
  forwards: readonly SiteForward[];
}

/**
 * Forwards calls to local stand-ins for suppliers under the site's own origin, so that pages use the same policy as in
 * production. In production browsers call the supplier directly.
 */
export const supplierForwards: FastifyPluginAsync<SupplierForwardsOptions> = async (app, { forwards }) => {
  for (const { path, target } of forwards) {
    const { origin, pathname } = new URL(target);
    await app.register(httpProxy, {
      ...{ prefix: path, upstream: origin, rewritePrefix: pathname === '/' ? '' : pathname },
      retryMethods: [],
      replyOptions: {
        rewriteHeaders: (headers) => ({ ...headers, 'cache-control': noStore }),
        onError: (reply, { error }) => {
          app.log.error({ err: error }, 'a stand-in of a supplier cannot be reached');
          // In production the browser would lose its connection to the vendor.
          reply.hijack();
          reply.raw.destroy();
        },
      },
    });
  }
};
