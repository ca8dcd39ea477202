/** Texts of the button, separate from `CartTexts` because a product page needs no others. */
export interface AddToCartTexts extends CartAnnouncementTexts {
  soldOutLabel: string;
  add: string;
  /** `{count}` is the quantity in the cart. */
  inCart: string;
  openCart: string;
}

/** Texts that screen readers say about a change; `{title}` is the product’s with its variant. */
export interface CartAnnouncementTexts {
  /** Said if the shop takes longer than a moment. */
  adding: string;
  updating: string;
  added: string;
  removed: string;
  /** `{quantity}` is the new one. */
  changed: string;
  subtotalLabel: string;
  /** Beside prices, if the organisation's prices are shown with VAT elsewhere. */
  withoutVat: string;
}

/** The built-in texts. */
export const addToCartTexts: AddToCartTexts = {
  soldOutLabel: 'Sold out',
  add: 'Add to cart',
  inCart: '{count} in your cart',
  openCart: 'Open the cart',
  adding: 'Adding {title}…',
  updating: 'Updating {title}…',
  added: '{title} is in your cart',
  removed: '{title} is no longer in your cart',
  changed: '{title}: {quantity} in your cart',
  subtotalLabel: 'Subtotal',
  withoutVat: 'excl. VAT',
};
