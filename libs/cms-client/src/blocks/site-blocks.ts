/**
 * The blocks of a site's own, by name: empty here. A site enters its definitions, so that `Block` knows them:
 *
 * @example
 * declare module '@guildhall/cms-client' {
 *   interface SiteBlocks {
 *     map: typeof map;
 *   }
 * }
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by sites
export interface SiteBlocks {}
