import fp from 'fastify-plugin';
import { ApiError } from '../answers/api-error.ts';

/** Addresses that lead nowhere: counted by the rate limit like any call, and refused before a body is read. */
export const unknownRoutes = fp(
  (api, _options, done) => {
    api.addHook('onRequest', async (request) => {
      if (request.is404) throw new ApiError('API_NOT_FOUND');
    });
    // Puts the addresses below the prefix in the reach of the hooks above.
    api.setNotFoundHandler(async () => {
      throw new ApiError('API_NOT_FOUND');
    });
    done();
  },
  { name: 'unknown-routes', fastify: '5.x' },
);
