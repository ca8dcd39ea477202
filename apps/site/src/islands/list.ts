import { cartNoticesAtom, cartOpenAtom } from '@guildhall/cart';
import type { IslandDefinition } from '@guildhall/islands';
import { infoMessagesAtom } from '@guildhall/ui';

/** Every island of the site, by the name that its HTML carries. */
export const islands: Record<string, IslandDefinition> = {
  'carousel-controls': { load: () => import('./CarouselControls.tsx') },
  'buy-product': { load: () => withCart(import('./BuyProduct.tsx')) },
  cart: {
    load: cartWithStyles,
    wakesOn: [cartOpenAtom, cartNoticesAtom],
  },
  'contact-form': { load: () => import('./ContactForm.tsx') },
  'entry-filters': { load: () => import('./EntryFilters.tsx') },
  'sign-up': { load: () => import('./SignUp.tsx') },
  'video-player': { load: () => import('./VideoPlayer.tsx') },
  'info-messages': {
    load: () => import('./InfoMessages.tsx'),
    wakesOn: [infoMessagesAtom],
  },
};

/** An island of the shop, once the page's cart is connected. */
async function withCart<Island>(island: Promise<Island>): Promise<Island> {
  const [loaded] = await Promise.all([island, import('../cart/page-cart.ts')]);
  return loaded;
}

/** The drawer, once it also has its styles. */
async function cartWithStyles() {
  const [cart, { stylesReady }] = await Promise.all([import('./Cart.tsx'), import('../cart/page-cart.ts')]);
  await stylesReady;
  return cart;
}
