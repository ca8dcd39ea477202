/**
 * A site's own types of cards by name, empty here. A site adds its names, so that `CardType` includes them:
 *
 * @example
 * declare module '@guildhall/cms-client' {
 *   interface SiteCardTypes {
 *     partner: true;
 *   }
 * }
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by sites
export interface SiteCardTypes {}
