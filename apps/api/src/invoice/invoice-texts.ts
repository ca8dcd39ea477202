import type { SdocResponse } from '@guildhall/api-contract';
import type { OrderProblem } from './order-rules.ts';

/** Why there will be no invoice for an order as it is. */
export type Refusal =
  | OrderProblem
  | { kind: 'invalid number' | 'invalid e-mail' | 'shop refused' }
  /** `country` by its VAT code. */
  | { kind: 'own country'; country: string };

type Refused = Extract<SdocResponse, { success: false }>;

/** The text for a number that cannot be checked now. */
export const cannotBeChecked = 'The VAT check is not available right now. Please try again later.';

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** A refusal as a text for the visitor, with the field that is to be corrected if there is one. */
export function formatRefusal(refusal: Refusal): Omit<Refused, 'success'> {
  switch (refusal.kind) {
    case 'invalid number':
      return {
        message: 'This VAT number could not be confirmed for the selected country',
        field: 'vatNr',
      };
    case 'invalid e-mail':
      return { message: 'E-mail is not valid', field: 'email' };
    case 'own country': {
      const name = countryNames.of(refusal.country === 'EL' ? 'GR' : refusal.country) ?? 'our country';
      return {
        message: `Businesses in ${name} buy from us with VAT: please use the checkout as usual. The VAT is on your receipt.`,
        field: 'country',
      };
    }
    case 'never exempt':
      return {
        message: `“${refusal.title}” is always sold with VAT. Please take it out of your cart and buy it at the checkout; the rest can be invoiced.`,
      };
    case 'unsold':
      return {
        message: `“${refusal.title}” is no longer sold. Please take it out of your cart and try again.`,
      };
    case 'sold out':
      return { message: `“${refusal.title}” is sold out. Please take it out of your cart and try again.` };
    case 'too few':
      return {
        message: `Only ${refusal.remaining} left of “${refusal.title}”. Please change your cart and try again.`,
      };
    case 'gone':
      return { message: 'Something in your cart is no longer available. Please remove it and try again.' };
    case 'one only':
      return { message: 'You can only book one place per event' };
    case 'shop refused':
      return {
        message: 'The shop cannot make an invoice of this order. Please write to us, and we will help.',
      };
  }
}
