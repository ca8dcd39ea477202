import type { SdocResponse } from '@guildhall/api-contract';
import type { OrderProblem } from './order-rules.ts';

/** Reason for which an order gets no invoice. */
export type Refusal =
  | OrderProblem
  | { kind: 'invalid number' | 'invalid email' | 'shop refused' }
  /** `country` is a VAT code. */
  | { kind: 'own country'; country: string };

type Refused = Extract<SdocResponse, { success: false }>;

export const cannotBeChecked = 'The VAT check is not available right now. Please try again later.';

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** Formats a refusal for the visitor, with the field to correct, if any. */
export function formatRefusal(refusal: Refusal): Omit<Refused, 'success'> {
  switch (refusal.kind) {
    case 'invalid number':
      return {
        message: 'This VAT number could not be confirmed for the selected country',
        field: 'vatNr',
      };
    case 'invalid email':
      return { message: 'Email is not valid', field: 'email' };
    case 'own country': {
      const name = countryNames.of(refusal.country === 'EL' ? 'GR' : refusal.country) ?? 'our country';
      return {
        message: `Businesses in ${name} pay VAT here. Use the normal checkout: your receipt will show the VAT.`,
        field: 'country',
      };
    }
    case 'never exempt':
      return {
        message: `“${refusal.title}” is always sold with VAT. Remove it from your cart to get an invoice for the rest, and buy it separately at the checkout.`,
      };
    case 'unsold':
      return {
        message: `“${refusal.title}” is no longer available. Remove it from your cart and try again.`,
      };
    case 'sold out':
      return { message: `“${refusal.title}” is sold out. Remove it from your cart and try again.` };
    case 'too few':
      return {
        message: `Only ${refusal.remaining} of “${refusal.title}” left. Change the quantity and try again.`,
      };
    case 'gone':
      return { message: 'An item in your cart is no longer available. Remove it and try again.' };
    case 'one only':
      return { message: 'You can only book one place per event' };
    case 'shop refused':
      return {
        message: 'We cannot create an invoice for this order. Contact us and we will help.',
      };
  }
}
