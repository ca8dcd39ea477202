import type { IslandDefinition } from '@guildhall/islands';
import { loadCartStyles } from '../cart/cart-styles.ts';
import type { islandNames } from './names.ts';

export const islandLoaders: Record<(typeof islandNames)[number], IslandDefinition['load']> = {
  'carousel-controls': () => import('./CarouselControls.tsx'),
  'buy-product': () => withCart(import('./BuyProduct.tsx')),
  cart: () => withStyles(withCart(import('./Cart.tsx'))),
  'contact-form': () => import('./ContactForm.tsx'),
  'entry-filters': () => import('./EntryFilters.tsx'),
  'sign-up': () => import('./SignUp.tsx'),
  'member-menu': () => withMembers(import('./MemberMenu.tsx')),
  'member-windows': () => withMembers(import('./MemberWindows.tsx')),
  login: () => withMembers(import('./Login.tsx')),
  profile: () => withMembers(import('./Profile.tsx')),
  'reset-password': () => withMembers(import('./ResetPassword.tsx')),
  'video-player': () => import('./VideoPlayer.tsx'),
  'info-messages': () => withStyles(import('./InfoMessages.tsx')),
};

async function withCart<Island>(island: Promise<Island>): Promise<Island> {
  const [loaded] = await Promise.all([island, import('../cart/page-cart.ts')]);
  return loaded;
}

async function withMembers<Island>(island: Promise<Island>): Promise<Island> {
  // Load messages now: offline, it would be too late.
  import('./InfoMessages.tsx').catch(() => undefined);
  const [loaded] = await Promise.all([island, import('../members/page-members.ts')]);
  return loaded;
}

/** Waits for styles that pages do not include. */
async function withStyles<Island>(island: Promise<Island>): Promise<Island> {
  const [loaded] = await Promise.all([island, loadCartStyles()]);
  return loaded;
}
