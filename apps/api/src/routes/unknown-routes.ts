import fp from 'fastify-plugin';
import { ApiError } from '../errors/api-error.ts';

/** Answers unknown addresses: the rate limit counts them like any call, and they are refused before a body is read. */
export const unknownRoutes = fp(
  (api, _options, done) => {
    api.addHook('onRequest', async (request) => {
      if (request.is404) throw new ApiError('API_NOT_FOUND');
    });
    // So that the hooks above also run for unknown addresses below the prefix.
    api.setNotFoundHandler(async () => {
      throw new ApiError('API_NOT_FOUND');
    });
    done();
  },
  { name: 'unknown-routes', fastify: '5.x' },
);
