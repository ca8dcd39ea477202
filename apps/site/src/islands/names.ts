/** Every island of the site, by the name in its HTML. */
export const islandNames = [
  'buy-product',
  'cart',
  'carousel-controls',
  'contact-form',
  'entry-filters',
  'info-messages',
  'login',
  'member-menu',
  'member-windows',
  'profile',
  'reset-password',
  'sign-up',
  'video-player',
] as const;
