/**
 * A site's own blocks by name, empty here. A site adds its definitions, so that `Block` includes them:
 *
 * @example
 * const map = defineBlock('map', { place: text() }, { help: 'A place on a map' });
 * declare module '@guildhall/cms-client' {
 *   interface SiteBlocks {
 *     map: typeof map;
 *   }
 * }
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by sites
export interface SiteBlocks {}
