import type { ShopSeed } from '@guildhall/sandbox/seed';

/** Goods of the shop. Prices are without VAT. */
export const shop: ShopSeed = {
  collections: [{ id: 1, handle: 'books', title: 'Books', description: 'Books of The Reed Society.' }],
  products: [
    {
      id: 101,
      handle: 'handbook',
      title: 'Handbook',
      vendor: 'The Reed Society',
      collections: ['books'],
      html: '<p>A book to try the shop with.</p>',
      pictures: ['product-reading-the-ground'],
      variants: [{ title: 'Default Title', price: '20.00', stock: 12, shipped: true }],
    },
  ],
  markets: [{ country: 'IE', currency: 'EUR', perHundred: 100 }],
  translations: {},
};
