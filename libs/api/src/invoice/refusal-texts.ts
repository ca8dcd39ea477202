import type { Refusal } from './refusal.ts';

/** Reasons for which an order gets no invoice: `{title}` is the product's, `{country}` the organisation's. */
export type RefusalTexts = Readonly<Record<Refusal['kind'], string>> & {
  /** The EU's check of VAT numbers does not respond. */
  readonly cannotBeChecked: string;
};

export const refusalTexts: RefusalTexts = {
  'invalid number': 'This VAT number could not be confirmed for the selected country',
  'invalid email': 'Email is not valid',
  'own country':
    'Businesses in {country} pay VAT here. Use the normal checkout: your receipt will show the VAT.',
  'never exempt':
    '“{title}” is always sold with VAT. Remove it from your cart to get an invoice for the rest, and buy it separately at the checkout.',
  unsold: '“{title}” is no longer available. Remove it from your cart and try again.',
  'sold out': '“{title}” is sold out. Remove it from your cart and try again.',
  'too few': 'Only {remaining} of “{title}” left. Change the quantity and try again.',
  gone: 'An item in your cart is no longer available. Remove it and try again.',
  'one only': 'You can only book one place per event',
  'shop refused': 'We cannot create an invoice for this order. Contact us and we will help.',
  cannotBeChecked: 'The VAT check is not available right now. Please try again later.',
};
