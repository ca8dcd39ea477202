import {
  carouselControls,
  contactForm,
  defineIsland,
  defineIslands,
  entryFilters,
  infoMessages,
  login,
  memberMenu,
  memberWindows,
  profile,
  videoPlayer,
} from '@guildhall/site/islands';
import { createStore } from 'jotai';

export const islands = defineIslands({
  'carousel-controls': carouselControls,
  'contact-form': contactForm,
  'entry-filters': entryFilters,
  'info-messages': infoMessages,
  'sign-up': defineIsland({ load: () => import('./SignUp.tsx') }),
  'member-menu': memberMenu,
  'member-windows': memberWindows,
  login,
  profile,
  'video-player': videoPlayer,
  dues: defineIsland({ load: () => import('./dues/DuesIsland.tsx') }),
});

/** The atoms of all islands on a page share this store. */
export const store = createStore();
