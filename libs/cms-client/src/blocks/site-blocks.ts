/**
 * A site's own blocks by name, empty here. A site adds its definitions, so that `Block` includes them:
 *
 * @example
 * const tide = defineBlock('tide', { place: text() }, { help: 'High and low water of a place' });
 * declare module '@guildhall/cms-client' {
 *   interface SiteBlocks {
 *     tide: typeof tide;
 *   }
 * }
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by sites
export interface SiteBlocks {}
