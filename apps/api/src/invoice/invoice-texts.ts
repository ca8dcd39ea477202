/** Why there will be no invoice for an order as it was asked for, in words for the visitor. */
export const invoiceTexts = {
  invalidNumber: 'This VAT number could not be confirmed for the selected country',
  oneEventOnly: 'You can only book one place per event',
  gone: 'Something in your cart is no longer available. Please remove it and try again.',
  shopRefused: 'The shop cannot make an invoice of this order. Please write to us, and we will help.',
} as const;

/** Why there is none yet. */
export const cannotBeChecked = 'The VAT check is not available right now. Please try again later.';
