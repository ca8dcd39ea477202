import { addToCartTexts, type AddToCartTexts } from './add-to-cart-texts.ts';
import type { InvoiceTexts } from './invoice-texts.ts';

/** The words of the cart. The first group comes from the main data of the content service (`shopData`). */
export interface CartTexts extends AddToCartTexts {
  cartPlusVatText: string;
  shippingNoteText: string;
  oneEventOnlyText: string;
  checkoutLabel: string;
  euBusinessLabel: string;
  subtotalLabel: string;
  emptyCartText: string;

  title: string;
  close: string;
  toShop: string;
  emptyHint: string;
  loading: string;
  tryAgain: string;
  /** Where the shop will not show the cart any more. */
  startNew: string;
  /** Beside what is to be paid, where discounts make it another sum than the subtotal. */
  totalLabel: string;
  /** `{code}` becomes a discount's. */
  inapplicableCode: string;
  event: string;
  each: string;
  remove: string;
  /** For listeners; `{title}` becomes the product's. */
  quantityOf: string;
  oneMore: string;
  oneLess: string;
  removeOf: string;
  added: string;
  removed: string;
  /** `{quantity}` becomes how many there are now. */
  changed: string;
  notices: CartNoticeTexts;
  /** The words of the form for EU businesses that are not to be the built-in ones. */
  invoice?: Partial<InvoiceTexts>;
}

interface NoticeText {
  title: string;
  description?: string;
}

/** The notices to the visitor. Names of products replace `{titles}`, `{title}`; numbers and prices `{was}`, `{is}`. */
export interface CartNoticeTexts extends Record<CartNoticeText, NoticeText> {
  /** For a product that is no longer known. */
  unnamed: string;
  short: { onlyLeft: string; soldOut: string; description: string };
  changed: { title: string; price: string; quantity: string };
}

type CartNoticeText =
  // The shop answered, and did not make the change.
  | 'refused'
  // The shop did not answer a change.
  | 'not saved'
  // The shop did not answer when the cart was read: it cannot be loaded.
  | 'unreachable'
  // The shop answers without this cart, and will: only a new one helps.
  | 'unreadable'
  // It was paid for or has expired.
  | 'gone'
  // The same, and a new one was made for what was being added.
  | 'renewed'
  // The checkout's address is at none of the allowed origins.
  | 'address refused'
  // A code does not apply to this cart.
  | 'discount'
  | 'no longer sold'
  | 'many no longer sold'
  | 'not sold here'
  | 'many not sold here';

/** The built-in English. */
export const cartTexts: CartTexts = {
  ...addToCartTexts,
  cartPlusVatText: 'VAT is added at checkout',
  shippingNoteText: 'Shipping costs are added at checkout',
  oneEventOnlyText: 'You can only book one place per event',
  checkoutLabel: 'Go to checkout',
  euBusinessLabel: 'EU business with a VAT number',
  subtotalLabel: 'Subtotal',
  emptyCartText: 'Your cart is empty',
  title: 'Your cart',
  close: 'Close the cart',
  toShop: 'Look around the shop',
  emptyHint: 'What you add in the shop is shown here.',
  loading: 'Fetching your cart…',
  tryAgain: 'Try again',
  startNew: 'Start a new cart',
  totalLabel: 'Total',
  inapplicableCode: 'The code {code} does not apply to this cart',
  event: 'Event',
  each: 'each',
  remove: 'Remove',
  quantityOf: 'Quantity of {title}',
  oneMore: 'One more of {title}',
  oneLess: 'One less of {title}',
  removeOf: 'Remove {title}',
  added: '{title} is in your cart',
  removed: '{title} is no longer in your cart',
  changed: '{title}: {quantity} in your cart',
  notices: {
    refused: { title: 'The shop did not make this change', description: 'Your cart is as it was before.' },
    unnamed: 'something in your cart',
    short: {
      onlyLeft: 'Only {quantity} left of {title}',
      soldOut: '{title} is sold out',
      description: 'Your cart holds as many as the shop has.',
    },
    changed: {
      title: 'The shop changed this:',
      price: '{title} costs {is} now, not {was}.',
      quantity: '{title}: {is} instead of {was}.',
    },
    discount: {
      title: 'A discount does not apply to this cart',
      description: 'The sum below is what you pay without it.',
    },
    'not sold here': {
      title: '{titles} is not sold to your country',
      description: 'Remove it to order the rest.',
    },
    'many not sold here': {
      title: '{titles} are not sold to your country',
      description: 'Remove them to order the rest.',
    },
    unreadable: {
      title: 'The shop does not show this cart any more',
      description: 'Try once more. If that does not help, a new cart will.',
    },
    'not saved': {
      title: 'This change was not saved',
      description: 'The shop did not answer. Everything else in your cart is kept. Please try once more.',
    },
    unreachable: {
      title: 'The shop cannot be reached',
      description: 'Your cart is kept. Please try again in a moment.',
    },
    gone: { title: 'This cart is closed', description: 'It was paid for, or it has expired.' },
    renewed: {
      title: 'A new cart was started',
      description: 'The one before was paid for, or it has expired.',
    },
    'address refused': {
      title: 'The checkout cannot be opened now',
      description: 'Your cart is kept. Please try again later.',
    },
    'no longer sold': { title: '{titles} is no longer sold', description: 'It was taken out of your cart.' },
    'many no longer sold': {
      title: '{titles} are no longer sold',
      description: 'They were taken out of your cart.',
    },
  },
};
