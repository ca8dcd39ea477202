import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** `/api/v1` is the api's: the browser calls only its own origin. An edge may route it there itself in production. */
export async function registerApiForward(app: FastifyInstance, apiOrigin: string): Promise<void> {
  await app.register(httpProxy, {
    upstream: apiOrigin,
    prefix: '/api/v1',
    rewritePrefix: '/api/v1',
    // Longer than the api takes for its longest call, an invoice: what it says then is worth waiting for.
    http: { requestOptions: { timeout: 25_000 } },
    replyOptions: {
      // The api believes this site about who asks, and nobody else.
      rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip }),
      onError: (reply) => {
        const unavailable = {
          error: {
            code: 'API_UNAVAILABLE',
            message: 'This cannot be done right now. Please try again in a moment.',
          },
        };
        void reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' }).send(unavailable);
      },
    },
  });
}
