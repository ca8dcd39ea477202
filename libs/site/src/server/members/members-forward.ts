import httpProxy from '@fastify/http-proxy';
import type { FastifyPluginAsync } from 'fastify';
import { noStore } from '../caching.ts';
import { forwardedHosts } from '../members-area.ts';

interface MembersForwardOptions {
  identityOrigin?: string | undefined;
  recordsOrigin?: string | undefined;
}

/**
 * Forwards to local stand-ins for the identity service and records under the site's own origin, so that pages use the
 * same policy as in production. In production browsers call the vendor directly.
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
          app.log.error({ err: error }, 'a stand-in of the members’ area cannot be reached');
          // In production the browser would lose its connection to the vendor.
          reply.hijack();
          reply.raw.destroy();
        },
      },
    });
  };
  if (identityOrigin) for (const host of forwardedHosts.identity) await forward(host, identityOrigin, host);
  if (recordsOrigin) for (const host of forwardedHosts.records) await forward(host, recordsOrigin, '');
};
