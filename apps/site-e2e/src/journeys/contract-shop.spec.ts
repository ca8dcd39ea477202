import { test } from '../stack/contract-test.ts';

test(
  'a product is chosen, added to the cart, counted, kept and removed, and leads to the checkout [2.6.1] [6.1.1]',
  ...['product', 'cart', 'checkout'],
);
