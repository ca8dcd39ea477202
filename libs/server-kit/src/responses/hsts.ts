import * as v from 'valibot';

const directives = { host: '', subdomains: '; includeSubDomains', preload: '; includeSubDomains; preload' };

/**
 * For which hosts browsers are to remember, for two years, that they are reached by https only: this one, its subdomains
 * too, or all of these even before the first visit. Each is hard to take back.
 */
export const hstsScope = v.picklist(['host', 'subdomains', 'preload'], 'is not host, subdomains or preload');

/** The header that says so. */
export function createHstsHeader(scope: v.InferOutput<typeof hstsScope>) {
  return { 'strict-transport-security': `max-age=63072000${directives[scope]}` };
}
