/** All islands, by the name in their HTML. */
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
