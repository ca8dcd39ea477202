/** How the code of each island of the site is fetched, by the name that its HTML carries. */
export const islandLoaders = {
  'carousel-controls': () => import('./CarouselControls.tsx'),
  'buy-product': () => withCart(import('./BuyProduct.tsx')),
  cart: cartWithStyles,
  'contact-form': () => import('./ContactForm.tsx'),
  'entry-filters': () => import('./EntryFilters.tsx'),
  'sign-up': () => import('./SignUp.tsx'),
  'member-menu': () => withMembers(import('./MemberMenu.tsx')),
  'member-windows': () => withMembers(import('./MemberWindows.tsx')),
  login: () => withMembers(import('./Login.tsx')),
  profile: () => withMembers(import('./Profile.tsx')),
  'reset-password': () => withMembers(import('./ResetPassword.tsx')),
  'video-player': () => import('./VideoPlayer.tsx'),
  'info-messages': () => import('./InfoMessages.tsx'),
};

/** An island of the shop, once the page's cart is connected. */
async function withCart<Island>(island: Promise<Island>): Promise<Island> {
  const [loaded] = await Promise.all([island, import('../cart/page-cart.ts')]);
  return loaded;
}

/** An island of the members' area, once that is connected. */
async function withMembers<Island>(island: Promise<Island>): Promise<Island> {
  const [loaded] = await Promise.all([island, import('../members/page-members.ts')]);
  return loaded;
}

/** The drawer, once it also has its styles. */
async function cartWithStyles() {
  const [cart, { stylesReady }] = await Promise.all([import('./Cart.tsx'), import('../cart/page-cart.ts')]);
  await stylesReady;
  return cart;
}
