import fp from 'fastify-plugin';
import { ApiError } from '../errors/api-error.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Browsers may change something only from the site's own pages. They send `Origin` or `Sec-Fetch-Site` with each such
 * request; a caller that sends neither is not a browser (a supplier's event, a command line) and is authenticated in
 * another way.
 */
export const sameOrigin = fp<{ siteOrigin: string }>(
  (api, { siteOrigin }, done) => {
    api.addHook('onRequest', async ({ method, headers }) => {
      if (reading.has(method)) return;
      const { origin, 'sec-fetch-site': from } = headers;
      if (origin !== undefined && origin !== siteOrigin) throw new ApiError('API_FOREIGN_ORIGIN');
      if (from !== undefined && from !== 'same-origin') throw new ApiError('API_FOREIGN_ORIGIN');
    });
    done();
  },
  { name: 'same-origin', fastify: '5.x' },
);
