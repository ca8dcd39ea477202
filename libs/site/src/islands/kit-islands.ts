import { cartNoticesAtom, cartOpenAtom } from '@guildhall/cart';
import type { IslandDefinition } from '@guildhall/islands';
import { portalAtom, redirectWindowAtom } from '@guildhall/member-portal/atoms';
import { infoMessagesAtom } from '@guildhall/ui';
import { loadConnected, loadMembersIsland } from './load-connected.ts';

// The build reads the files of these islands from `kit-sources.ts`.

/**
 * Controls of sliders.
 *
 * @example
 * export const islands = defineIslands({ 'carousel-controls': carouselControls });
 */
export const carouselControls: IslandDefinition = { load: () => import('./CarouselControls.tsx') };

/**
 * Contact form.
 *
 * @example
 * export const islands = defineIslands({ 'contact-form': contactForm });
 */
export const contactForm: IslandDefinition = { load: () => import('./ContactForm.tsx') };

/**
 * Filter bar of entry lists.
 *
 * @example
 * export const islands = defineIslands({ 'entry-filters': entryFilters });
 */
export const entryFilters: IslandDefinition = { load: () => import('./EntryFilters.tsx') };

/**
 * Player of videos.
 *
 * @example
 * export const islands = defineIslands({ 'video-player': videoPlayer });
 */
export const videoPlayer: IslandDefinition = { load: () => import('./VideoPlayer.tsx') };

/**
 * Messages at the edge of the page.
 *
 * @example
 * export const islands = defineIslands({ 'info-messages': infoMessages });
 */
export const infoMessages: IslandDefinition = {
  load: () => import('./InfoMessages.tsx'),
  wakesOn: [infoMessagesAtom],
};

/**
 * Options of a product, and the button that adds it to the cart. Part of the shop.
 *
 * @example
 * export const islands = defineIslands({ cart, 'buy-product': buyProduct });
 */
export const buyProduct: IslandDefinition = {
  load: (store) => loadConnected(store, import('./BuyProduct.tsx')),
};

/**
 * Drawer of the cart. Part of the shop.
 *
 * @example
 * export const islands = defineIslands({ cart, 'buy-product': buyProduct });
 */
export const cart: IslandDefinition = {
  load: (store) => loadConnected(store, import('./Cart.tsx')),
  wakesOn: [cartOpenAtom, cartNoticesAtom],
};

/**
 * Login in the header. Part of the members' area, like those below.
 *
 * @example
 * export const islands = defineIslands({ 'member-menu': memberMenu, 'member-windows': memberWindows });
 */
export const memberMenu: IslandDefinition = {
  load: (store) => loadMembersIsland(store, import('./MemberMenu.tsx')),
};

/**
 * Subscription portal, and the notice before a redirect.
 *
 * @example
 * export const islands = defineIslands({ 'member-menu': memberMenu, 'member-windows': memberWindows });
 */
export const memberWindows: IslandDefinition = {
  load: (store) => loadMembersIsland(store, import('./MemberWindows.tsx')),
  wakesOn: [portalAtom, redirectWindowAtom],
};

/**
 * Content of the login page.
 *
 * @example
 * export const islands = defineIslands({ login, profile, 'reset-password': resetPassword });
 */
export const login: IslandDefinition = { load: (store) => loadMembersIsland(store, import('./Login.tsx')) };

/**
 * Content of the profile page.
 *
 * @example
 * export const islands = defineIslands({ login, profile, 'reset-password': resetPassword });
 */
export const profile: IslandDefinition = {
  load: (store) => loadMembersIsland(store, import('./Profile.tsx')),
};

/**
 * Content of the page that sets a new password.
 *
 * @example
 * export const islands = defineIslands({ login, profile, 'reset-password': resetPassword });
 */
export const resetPassword: IslandDefinition = {
  load: (store) => loadMembersIsland(store, import('./ResetPassword.tsx')),
};
