/** @public */
export { findCardRoute, getCardRoutes, type ChosenCategories } from '../blocks/card-routes.ts';
/** @public */
export type { RouteRegistry, RouteTraits } from '../blocks/route-traits.ts';
/** @public */
export type { FilterChoice, FilteredList } from '../entry-filters/filtered-list.ts';
/** @public */
export { getFilteredLists } from '../entry-filters/get-filtered-lists.ts';
/** @public */
export type { PageUrl } from '../entry-filters/page-url.ts';
/** @public */
export { getListPages } from '../entry-list/get-list-pages.ts';
/** @public */
export { getPageLinks, isPageParameter, type PageLinks } from '../entry-list/list-pages.ts';
/** @public */
export { collectFrameHeightRules } from '../iframe/frame-height.ts';
/** @public */
export { readPage, type PageLists, type ReadPage, type ReadPageOptions } from './read-page.ts';
