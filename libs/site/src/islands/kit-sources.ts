import type { Organisation, Switches } from '@guildhall/organisation';

/** An island of the kit as the build sees it. */
export interface KitIsland {
  /**
   * Sources to fetch when it is touched: its component, and what its first press opens. None: each site has its own file,
   * which names its supplier.
   */
  sources?: readonly [component: string, ...opened: string[]];
  /** True if its pages have only the styles that its HTML names: it shares its code with all of the members' area. */
  isStyledByHtml?: true;
  /** Part of the product that it belongs to: without the part, no page has it. */
  part?: keyof Switches;
  /** Kind of login that it belongs to. */
  logins?: Organisation['logins'];
}

/** All islands of the kit, by the name in their HTML. */
export const kitIslands = {
  'buy-product': { part: 'shop', sources: ['islands/BuyProduct.tsx', 'islands/Cart.tsx'] },
  cart: { part: 'shop', sources: ['islands/Cart.tsx'] },
  'carousel-controls': { sources: ['islands/CarouselControls.tsx'] },
  'contact-form': { sources: ['islands/ContactForm.tsx'] },
  'entry-filters': { sources: ['islands/EntryFilters.tsx'] },
  'info-messages': { sources: ['islands/InfoMessages.tsx'] },
  login: { part: 'members', isStyledByHtml: true, sources: ['islands/Login.tsx'] },
  'member-menu': { part: 'members', isStyledByHtml: true, sources: ['islands/MemberMenu.tsx'] },
  'member-windows': { part: 'members', sources: ['islands/MemberWindows.tsx'] },
  profile: { part: 'members', sources: ['islands/Profile.tsx'] },
  'reset-password': {
    part: 'members',
    logins: 'passwords',
    sources: ['islands/ResetPassword.tsx'],
  },
  'sign-up': { part: 'membership' },
  'video-player': { sources: ['islands/VideoPlayer.tsx'] },
} as const satisfies Record<string, KitIsland>;

/** Name of an island of the kit. */
export type KitIslandName = keyof typeof kitIslands;
