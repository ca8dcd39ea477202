/**
 * A site's own blocks by name, empty here. A site adds its definitions, so that `Block` includes them:
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
