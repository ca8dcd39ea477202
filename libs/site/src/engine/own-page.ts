import type { FastifyRequest } from 'fastify';

/**
 * True if a page of this site sent the request. Browsers send `Sec-Fetch-Site` or `Origin` with every form and report. The
 * latter is `null` on pages without referrer.
 */
export function isOwnPage({ headers }: Pick<FastifyRequest, 'headers'>, siteOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return site === undefined ? origin === undefined || origin === siteOrigin : site === 'same-origin';
}
