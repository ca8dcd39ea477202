import {
  buyProduct, // if shop
  carouselControls,
  cart, // if shop
  contactForm,
  defineIsland, // if membership
  defineIslands,
  entryFilters,
  infoMessages,
  login, // if members
  memberMenu, // if members
  memberWindows, // if members
  profile, // if members
  videoPlayer,
} from '@guildhall/site/islands';
import { createStore } from 'jotai';

/** Parts of pages that wake in the browser. */
export const islands = defineIslands({
  'buy-product': buyProduct, // if shop
  'carousel-controls': carouselControls,
  cart, // if shop
  'contact-form': contactForm,
  'entry-filters': entryFilters,
  'info-messages': infoMessages,
  login, // if members
  'member-menu': memberMenu, // if members
  'member-windows': memberWindows, // if members
  profile, // if members
  'sign-up': defineIsland({ load: () => import('./SignUp.tsx') }), // if membership
  'video-player': videoPlayer,
});

/** The atoms of all islands on a page share this store. */
export const store = createStore();
