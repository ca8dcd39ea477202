import { defineSiteSupplier, type SiteIdentity, type SiteSupplier } from '@guildhall/suppliers/site';
import * as v from 'valibot';

/**
 * The site's part: pages show the login. The api sends the links, so browsers call no other host.
 *
 * @example
 * import { runSite } from '@guildhall/site/server';
 *
 * await runSite({ organisation, folder, identity: linkPages });
 */
export const linkPages: SiteSupplier<SiteIdentity> = defineSiteSupplier({
  name: 'Login links',
  variables: {
    /** Unset: no login is shown, and the members' pages are 404. */
    LOGIN_LINKS: v.optional(v.literal('on', 'must be on, or not set')),
  },
  required: ['LOGIN_LINKS'],
  connect: ({ LOGIN_LINKS: isOn }): SiteIdentity | undefined =>
    isOn === undefined ? undefined : { kind: 'links' },
});
