import { defineContract } from '@guildhall/contract';

/** The pages of this app, and promises that it does not make. */
export const contract = defineContract({
  texts: { chrome: { emptyCart: 'Cart', cartOne: 'Cart (1)', cart: 'Cart ({count})' } },
  paths: {
    ...{ list: '/news', article: '/news/the-town-that-decided-to-be-an-island', product: '/p/print-cones' },
    ...{ join: '/membership', login: '/login' },
  },
  without: {
    navigation: 'its header has no menu',
    'not-found': 'Next shows its page for such an address by a script',
    product: 'a chosen option is not in its address',
    'no-script': 'categories are chosen by a script',
  },
});
