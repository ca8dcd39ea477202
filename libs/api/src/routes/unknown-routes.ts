import fp from 'fastify-plugin';
import { ApiError } from '../errors/api-error.ts';

/** Responds to unknown URLs: the rate limit counts them like any call, and they are refused before a body is read. */
export const unknownRoutes = fp(
  (api, _options, done) => {
    api.addHook('onRequest', async (request) => {
      if (request.is404) throw new ApiError('API_NOT_FOUND');
    });
    // The hooks above also run for unknown URLs below the prefix.
    api.setNotFoundHandler(async () => {
      throw new ApiError('API_NOT_FOUND');
    });
    done();
  },
  { name: 'unknown-routes', fastify: '5.x' },
);
