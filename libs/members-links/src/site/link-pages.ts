import { defineSiteSupplier, type SiteIdentity, type SiteSupplier } from '@guildhall/suppliers/site';

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
  variables: {},
  required: [],
  connect: (): SiteIdentity => ({ kind: 'links' }),
});
