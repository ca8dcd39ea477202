import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import { toApiErrorResponse, defaultRetryAfterS } from '@guildhall/api-contract';
import type { FastifyPluginAsync } from 'fastify';
import { noStore } from './caching.ts';

/** `/api/v1` is the api's: the browser calls only its own origin. An edge may route it there itself in production. */
export const apiForward: FastifyPluginAsync<{ apiOrigin: string }> = async (app, { apiOrigin }) => {
  await app.register(httpProxy, {
    upstream: apiOrigin,
    prefix: '/api/v1',
    rewritePrefix: '/api/v1',
    // Longer than the api takes for its longest call, an invoice: what it says then is worth waiting for.
    http: { requestOptions: { timeout: 25_000 } },
    // Once each: the api says itself when to come again, in seconds, which this would take for milliseconds.
    retryMethods: [],
    replyOptions: {
      rewriteHeaders: removeConnectionHeaders,
      // The api believes this site about who asks, and no other caller.
      rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip }),
      onError: (reply, { error }) => {
        const requestId = randomUUID();
        app.log.error({ err: error, reqId: requestId }, 'the api cannot be asked');
        const headers = { 'cache-control': noStore, 'x-request-id': requestId };
        void reply
          .code(503)
          .headers({ ...headers, 'retry-after': String(defaultRetryAfterS) })
          // In the api's own form, so that callers need not know which of the two has answered.
          .send(toApiErrorResponse('API_UNAVAILABLE', requestId));
      },
    },
  });
};

/** Headers about the connection between site and api, not of the answer. */
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

/** The headers of an answer of the api that may be forwarded; `Connection` names more that may not. */
function removeConnectionHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set(headers.connection?.toLowerCase().split(/[\s,]+/));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !connectionHeaders.has(name) && !named.has(name)),
  );
}
