const directives = { host: '', subdomains: '; includeSubDomains', preload: '; includeSubDomains; preload' };

/**
 * Scope of HSTS, for two years: this host, its subdomains too, or also browsers that have never visited it (preload).
 * Hard to undo.
 */
export type HstsScope = keyof typeof directives;

/**
 * Creates the header `Strict-Transport-Security` (RFC 6797), for responses of a server behind https.
 *
 * @example
 * createHstsHeader('subdomains'); // { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
 */
export function createHstsHeader(scope: HstsScope) {
  return { 'strict-transport-security': `max-age=63072000${directives[scope]}` };
}
