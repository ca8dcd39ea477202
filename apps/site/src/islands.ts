import {
  buyProduct,
  carouselControls,
  cart,
  contactForm,
  defineIsland,
  defineIslands,
  entryFilters,
  infoMessages,
  login,
  memberMenu,
  memberWindows,
  profile,
  resetPassword,
  videoPlayer,
} from '@guildhall/site/islands';
import { createStore } from 'jotai';

export const islands = defineIslands({
  'buy-product': buyProduct,
  cart,
  'carousel-controls': carouselControls,
  'contact-form': contactForm,
  'entry-filters': entryFilters,
  'info-messages': infoMessages,
  login,
  'member-menu': memberMenu,
  'member-windows': memberWindows,
  profile,
  'reset-password': resetPassword,
  'sign-up': defineIsland({ load: () => import('./SignUp.tsx') }),
  'video-player': videoPlayer,
});

/** The atoms of all islands on a page share this store. */
export const store = createStore();
