import * as v from 'valibot';

const directives = { host: '', subdomains: '; includeSubDomains', preload: '; includeSubDomains; preload' };

/**
 * Scope of HSTS, for two years: this host, its subdomains too, or also browsers that have never visited it (preload).
 * Hard to undo.
 */
export const hstsScope = v.picklist(['host', 'subdomains', 'preload'], 'must be host, subdomains or preload');

export function createHstsHeader(scope: v.InferOutput<typeof hstsScope>) {
  return { 'strict-transport-security': `max-age=63072000${directives[scope]}` };
}
