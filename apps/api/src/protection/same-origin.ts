import type { FastifyInstance } from 'fastify';
import { ApiError } from '../answers/api-error.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Browsers may change something only from the site's own pages. They say where a request comes from; what says
 * nothing is no browser (a supplier's event, a command line) and proves itself otherwise.
 */
export function refuseForeignOrigins(api: FastifyInstance, siteOrigin: string): void {
  api.addHook('onRequest', async ({ method, headers }) => {
    if (reading.has(method)) return;
    const { origin, 'sec-fetch-site': from } = headers;
    if (origin !== undefined && origin !== siteOrigin) throw new ApiError('API_FOREIGN_ORIGIN');
    if (from !== undefined && from !== 'same-origin') throw new ApiError('API_FOREIGN_ORIGIN');
  });
}
