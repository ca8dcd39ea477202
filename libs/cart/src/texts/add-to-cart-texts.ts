/** The words of the button: a part of `CartTexts` by itself, because a product's page needs no others. */
export interface AddToCartTexts {
  soldOutLabel: string;
  add: string;
  /** `{count}` becomes how many of it are in the cart. */
  inCart: string;
  openCart: string;
}

/** The built-in English. */
export const addToCartTexts: AddToCartTexts = {
  soldOutLabel: 'Sold out',
  add: 'Add to cart',
  inCart: '{count} in your cart',
  openCart: 'Open the cart',
};
