import type { Organisation, Switches } from '@guildhall/organisation';

/** An island of the kit as the build sees it. */
export interface KitIsland {
  /**
   * Sources to fetch when it is touched: its component, what its loader waits for, and what its first press opens. None:
   * each site has its own file, which names its supplier.
   */
  sources?: readonly [component: string, ...partners: string[]];
  /** Part of the product that it belongs to: without the part, no page has it. */
  part?: keyof Switches;
  /** Kind of login that it belongs to. */
  logins?: Organisation['logins'];
}

const pageCart = 'cart/page-cart.ts';
const pageMembers = 'members/page-members.ts';

/** All islands of the kit, by the name in their HTML. */
export const kitIslands = {
  'buy-product': { part: 'shop', sources: ['islands/BuyProduct.tsx', pageCart, 'islands/Cart.tsx'] },
  cart: { part: 'shop', sources: ['islands/Cart.tsx', pageCart] },
  'carousel-controls': { sources: ['islands/CarouselControls.tsx'] },
  'contact-form': { sources: ['islands/ContactForm.tsx'] },
  'entry-filters': { sources: ['islands/EntryFilters.tsx'] },
  'info-messages': { sources: ['islands/InfoMessages.tsx'] },
  login: { part: 'members', sources: ['islands/Login.tsx', pageMembers] },
  'member-menu': { part: 'members', sources: ['islands/MemberMenu.tsx', pageMembers] },
  'member-windows': { part: 'members', sources: ['islands/MemberWindows.tsx', pageMembers] },
  profile: { part: 'members', sources: ['islands/Profile.tsx', pageMembers] },
  'reset-password': {
    part: 'members',
    logins: 'passwords',
    sources: ['islands/ResetPassword.tsx', pageMembers],
  },
  'sign-up': { part: 'membership' },
  'video-player': { sources: ['islands/VideoPlayer.tsx'] },
} as const satisfies Record<string, KitIsland>;

/** Name of an island of the kit. */
export type KitIslandName = keyof typeof kitIslands;
