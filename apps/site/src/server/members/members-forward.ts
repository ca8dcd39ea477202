import httpProxy from '@fastify/http-proxy';
import type { FastifyPluginAsync } from 'fastify';
import { noStore } from '../caching.ts';
import { forwardedHosts } from '../members-area.ts';

interface MembersForwardOptions {
  identityOrigin?: string | undefined;
  recordsOrigin?: string | undefined;
}

/**
 * On a machine with stand-ins of identity service and records, pages reach these under the site's own origin, so that one
 * policy holds here and in production. Never in production: there browsers ask the vendor itself.
 */
export const membersForward: FastifyPluginAsync<MembersForwardOptions> = async (
  app,
  { identityOrigin, recordsOrigin },
) => {
  const forward = async (prefix: string, upstream: string, rewritePrefix: string): Promise<void> => {
    await app.register(httpProxy, {
      ...{ prefix, upstream, rewritePrefix },
      retryMethods: [],
      replyOptions: {
        rewriteHeaders: (headers) => ({ ...headers, 'cache-control': noStore }),
        onError: (reply, { error }) => {
          app.log.error({ err: error }, 'a stand-in of the members’ area cannot be asked');
          // In production the browser itself would lose its connection to the vendor.
          reply.hijack();
          reply.raw.destroy();
        },
      },
    });
  };
  if (identityOrigin) for (const host of forwardedHosts.identity) await forward(host, identityOrigin, host);
  if (recordsOrigin) for (const host of forwardedHosts.records) await forward(host, recordsOrigin, '');
};
