import type { InvoiceLater } from '@guildhall/api-contract';

/** The words of the form for EU businesses. */
export interface InvoiceTexts {
  back: string;
  lead: string;
  country: string;
  choose: string;
  vatNumber: string;
  vatNumberHint: string;
  company: string;
  email: string;
  emailHint: string;
  /** After the field's label: 'Country is required'. */
  isRequired: string;
  /** After the field's label, likewise. */
  isNotValid: string;
  submit: string;
  busy: string;
  failed: string;
  /** When it is not decided yet, and the api says no more than that. */
  later: Record<InvoiceLater['why'], string>;
  /** Where the shop gives no reason. */
  error: string;
}

/** The built-in English; fetched with the form. */
export const invoiceTexts: InvoiceTexts = {
  back: 'Back to your cart',
  lead: 'Buy as a business from another EU country: we check your VAT number and make an invoice without VAT.',
  country: 'Country',
  choose: 'Choose a country',
  vatNumber: 'VAT number',
  vatNumberHint: 'With or without the letters of the country',
  company: 'Company',
  email: 'E-mail',
  emailHint: 'For the receipt and for questions about the order',
  isRequired: 'is required',
  isNotValid: 'is not valid',
  submit: 'Get the invoice',
  busy: 'One moment…',
  failed: 'The request did not get through. What you typed is kept: please try again.',
  later: {
    'being made': 'Your invoice is being made. This can take half a minute.',
    'not now': 'The invoice cannot be made right now. What you typed is kept: please try again in a moment.',
    'too many requests': 'Too many requests. Please wait a minute and try again.',
  },
  error: 'Error',
};
