import * as v from 'valibot';

const directives = { host: '', subdomains: '; includeSubDomains', preload: '; includeSubDomains; preload' };

/**
 * Hosts that browsers reach by https only, for two years: this one, its subdomains too, or all of these even before the
 * first visit. Hard to undo.
 */
export const hstsScope = v.picklist(['host', 'subdomains', 'preload'], 'must be host, subdomains or preload');

export function createHstsHeader(scope: v.InferOutput<typeof hstsScope>) {
  return { 'strict-transport-security': `max-age=63072000${directives[scope]}` };
}
