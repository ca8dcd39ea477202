export { findCardRoute, getCardRoutes, type ChosenCategories } from '../blocks/card-routes.ts';
export type { RouteRegistry, RouteTraits } from '../blocks/route-traits.ts';
export type { FilterChoice, FilteredList } from '../entry-filters/filtered-list.ts';
export { getFilteredLists } from '../entry-filters/get-filtered-lists.ts';
export type { PageUrl } from '../entry-filters/page-url.ts';
export { getListPages } from '../entry-list/get-list-pages.ts';
export { getPageLinks, isPageParameter, type PageLinks } from '../entry-list/list-pages.ts';
export { collectFrameHeightRules } from '../iframe/frame-height.ts';
export { readPage, type PageLists, type ReadPage, type ReadPageOptions } from './read-page.ts';
