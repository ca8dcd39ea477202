export { hasCart } from '@guildhall/cart/count';
export { startCartButton } from './cart-button.ts';
export { hasOtherVatCountry } from './vat-country.ts';
