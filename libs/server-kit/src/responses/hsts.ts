import * as v from 'valibot';

const directives = { host: '', subdomains: '; includeSubDomains', preload: '; includeSubDomains; preload' };

/**
 * Scope of HSTS, for two years: this host, its subdomains too, or also browsers that have never visited it (preload).
 * Hard to undo.
 *
 * @example
 * import * as v from 'valibot';
 *
 * const schema = v.object({ HSTS: v.optional(hstsScope, 'host') });
 * readEnvironment('site', schema, { HSTS: 'subdomains' }); // { HSTS: 'subdomains' }
 */
export const hstsScope = v.picklist(['host', 'subdomains', 'preload'], 'must be host, subdomains or preload');

/**
 * Creates the header `Strict-Transport-Security` (RFC 6797), for responses of a server behind https.
 *
 * @example
 * createHstsHeader('subdomains'); // { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
 */
export function createHstsHeader(scope: v.InferOutput<typeof hstsScope>) {
  return { 'strict-transport-security': `max-age=63072000${directives[scope]}` };
}
