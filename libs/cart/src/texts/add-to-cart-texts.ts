/** Texts of the button, separate from `CartTexts` because a product page needs no others. */
export interface AddToCartTexts {
  soldOutLabel: string;
  add: string;
  /** `{count}` is the quantity in the cart. */
  inCart: string;
  openCart: string;
}

/** The built-in texts. */
export const addToCartTexts: AddToCartTexts = {
  soldOutLabel: 'Sold out',
  add: 'Add to cart',
  inCart: '{count} in your cart',
  openCart: 'Open the cart',
};
