import { addToCartTexts, type AddToCartTexts } from './add-to-cart-texts.ts';
import type { InvoiceTexts } from './invoice-texts.ts';

/** Texts of the cart. The first group comes from main data (`shopData`). */
export interface CartTexts extends AddToCartTexts {
  cartPlusVatText: string;
  shippingNoteText: string;
  oneEventOnlyText: string;
  checkoutLabel: string;
  euBusinessLabel: string;
  emptyCartText: string;

  title: string;
  close: string;
  toShop: string;
  emptyHint: string;
  loading: string;
  tryAgain: string;
  startNew: string;
  /** Shown if discounts make the total differ from the subtotal. */
  totalLabel: string;
  /** `{code}` is the discount code. */
  inapplicableCode: string;
  event: string;
  each: string;
  remove: string;
  /** For screen readers; `{title}` is the product's with its variant. */
  quantityOf: string;
  oneMore: string;
  oneLess: string;
  removeOf: string;
  /** The quantities in which a product is sold, with `{minimum}`, `{maximum}` and `{increment}`: one only. */
  quantityOnly: string;
  /** All from the lowest to the highest. */
  quantityRange: string;
  /** Some of them. */
  quantitySteps: string;
  notices: CartNoticeTexts;
  /** Texts of the form for EU businesses that replace the built-in ones. */
  invoice?: Partial<InvoiceTexts>;
}

interface NoticeText {
  title: string;
  description?: string;
}

/** `{title}` and `{titles}` are names of products with their variants, `{was}` and `{is}` prices or quantities. */
interface CartNoticeTexts extends Record<CartNoticeText, NoticeText> {
  /** Stands for a product whose title is not known. */
  unnamed: string;
  /** A product's title, in quotation marks. */
  quoted: string;
  /** Several titles and the `{last}`. */
  and: string;
  short: { onlyLeft: string; soldOut: string; description: string };
  changed: { title: string; price: string; quantity: string };
}

type CartNoticeText =
  // The sentence on the possible quantities precedes its description.
  | 'impossible quantity'
  // The shop rejected the quantity.
  | 'quantity refused'
  // The shop rejected the change.
  | 'refused'
  // The change was not made.
  | 'not saved'
  // The change may have been made.
  | 'unconfirmed'
  // The cart cannot be loaded.
  | 'unreachable'
  // A retry does not help, only a new cart.
  | 'unreadable'
  // Paid for or expired.
  | 'gone'
  // Likewise, and the new item goes into a new cart.
  | 'renewed'
  // The checkout's URL is not on an allowed origin.
  | 'address refused'
  | 'discount'
  | 'no longer sold'
  | 'many no longer sold'
  | 'not sold here'
  | 'many not sold here';

/** The built-in texts. */
export const cartTexts: CartTexts = {
  ...addToCartTexts,
  cartPlusVatText: 'VAT is added at checkout',
  shippingNoteText: 'Shipping costs are added at checkout',
  oneEventOnlyText: 'You can only book one place per event',
  checkoutLabel: 'Go to checkout',
  euBusinessLabel: 'EU business with a VAT number',
  emptyCartText: 'Your cart is empty',
  title: 'Your cart',
  close: 'Close the cart',
  toShop: 'Browse the shop',
  emptyHint: 'Items you add will appear here.',
  loading: 'Loading your cart…',
  tryAgain: 'Try again',
  startNew: 'Start a new cart',
  totalLabel: 'Total',
  inapplicableCode: 'The code {code} does not apply to your cart',
  event: 'Event',
  each: 'each',
  remove: 'Remove',
  quantityOf: 'Quantity of {title}',
  oneMore: 'Increase quantity of {title}',
  oneLess: 'Decrease quantity of {title}',
  removeOf: 'Remove {title}',
  quantityOnly: 'You can only order {maximum}',
  quantityRange: 'You can order from {minimum} to {maximum}',
  quantitySteps: 'You can order from {minimum} to {maximum}, in multiples of {increment}',
  notices: {
    'impossible quantity': {
      title: '{title}: you cannot order this quantity',
      description: 'We have not changed it.',
    },
    'quantity refused': {
      title: '{title}: the shop did not accept this quantity',
      description: 'It may be sold in other quantities now. Reload the page to see them.',
    },
    refused: {
      title: '{title}: we could not update your cart',
      description: 'The shop did not accept this change.',
    },
    unnamed: 'an item in your cart',
    quoted: '“{title}”',
    and: '{titles} and {last}',
    short: {
      onlyLeft: 'Only {quantity} of {title} left',
      soldOut: '{title} is sold out',
      description: 'We have updated your cart.',
    },
    changed: {
      title: 'Your cart has changed',
      price: '{title}: the price is now {is} (was {was}).',
      quantity: '{title}: the quantity is now {is} (was {was}).',
    },
    discount: {
      title: 'A discount does not apply to your cart',
      description: 'The total does not include it.',
    },
    'not sold here': {
      title: '{titles} is not available in your country',
      description: 'Remove it to buy the rest of your cart.',
    },
    'many not sold here': {
      title: '{titles} are not available in your country',
      description: 'Remove them to buy the rest of your cart.',
    },
    unreadable: {
      title: 'We cannot open this cart',
      description: 'Try again, or start a new cart.',
    },
    'not saved': {
      title: '{title}: we could not save this change',
      description: 'Please try again in a moment.',
    },
    unconfirmed: {
      title: '{title}: we cannot confirm this change',
      description: 'Check your cart again in a moment.',
    },
    unreachable: {
      title: 'We cannot reach the shop',
      description: 'Your cart is saved. Please try again in a moment.',
    },
    gone: {
      title: 'This cart is no longer open',
      description: 'It has been paid for or has expired. If you paid, check your email for the confirmation.',
    },
    renewed: {
      title: 'We have started a new cart',
      description: 'Your previous cart has been paid for or has expired.',
    },
    'address refused': {
      title: 'We cannot open the checkout',
      description: 'Your cart is saved. Please try again in a moment.',
    },
    'no longer sold': {
      title: '{titles} is no longer available',
      description: 'We have removed it from your cart.',
    },
    'many no longer sold': {
      title: '{titles} are no longer available',
      description: 'We have removed them from your cart.',
    },
  },
};
