/** What an order is answered with when there is no invoice. */
export const invoiceTexts = {
  invalidNumber: 'This VAT number could not be confirmed for the selected country',
  cannotBeChecked: 'The VAT check is not available right now. Please try again later.',
  oneEventOnly: 'You can only book one place per event',
  gone: 'Something in your cart is no longer available. Please remove it and try again.',
  notNow: 'The invoice cannot be made right now. Please try again in a moment.',
  notReady: 'Your invoice is being made. Please try again in half a minute.',
} as const;
