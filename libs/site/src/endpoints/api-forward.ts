import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import { toApiErrorResponse, defaultRetryAfterS } from '@guildhall/api-contract/errors';
import { requestIdHeader } from '@guildhall/server-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { ResponseTexts } from '../texts/response-texts.ts';
import { noStore } from '../config/caching.ts';
import { forwardedBody } from './forwarded-body.ts';

const prefix = '/api/v1';

export interface ApiForwardOptions {
  apiOrigin: string;
  texts: Pick<ResponseTexts, 'apiUnavailable'>;
}

/** Forwards `/api/v1` to the api, so browsers call only their own origin. In production an edge may do this instead. */
export const apiForward: FastifyPluginAsync<ApiForwardOptions> = async (app, { apiOrigin, texts }) => {
  await app.register(forwardedBody, { prefix });
  await app.register(httpProxy, {
    upstream: apiOrigin,
    ...{ prefix, rewritePrefix: prefix },
    // `forwardedBody` reads bodies.
    proxyPayloads: false,
    // Longer than the api's slowest call (an invoice), so that its response is not cut off.
    http: { requestOptions: { timeout: 25_000 } },
    // No retries: the proxy would read the api's Retry-After, which is in seconds, as milliseconds.
    retryMethods: [],
    // Its lines have neither status nor time: the request's own line has them.
    disableRequestLogging: true,
    replyOptions: {
      rewriteHeaders: removeConnectionHeaders,
      // The api trusts this site's statement of the client address and the ID, and no other caller's.
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        [requestIdHeader]: request.id,
      }),
      onError: (reply, { error }) => {
        const requestId = reply.request.id;
        app.log.error({ err: error, reqId: requestId }, 'the api cannot be reached');
        const headers = { 'cache-control': noStore, [requestIdHeader]: requestId };
        void reply
          .code(503)
          .headers({ ...headers, 'retry-after': String(defaultRetryAfterS) })
          // Same format as the api's own errors: callers need not know which server responded.
          .send(toApiErrorResponse('API_UNAVAILABLE', requestId, texts.apiUnavailable));
      },
    },
  });
};

/** Hop-by-hop headers: they describe the connection between site and api, not the response. */
const connectionHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
]);

/** Removes hop-by-hop headers, including those that `Connection` names. */
function removeConnectionHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set(headers.connection?.toLowerCase().split(/[\s,]+/));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !connectionHeaders.has(name) && !named.has(name)),
  );
}
