import type { InvoiceLater } from '../invoice-call/request-invoice.ts';

/** Texts of the form for EU businesses. */
export interface InvoiceTexts {
  back: string;
  lead: string;
  /** Above the fields, if an event is in the cart. */
  eventNote: string;
  country: string;
  choose: string;
  /** In the list of countries: its businesses have EU VAT numbers. */
  northernIreland: string;
  vatNumber: string;
  vatNumberHint: string;
  company: string;
  email: string;
  emailHint: string;
  /** Follows the field's label: “Country is required”. */
  isRequired: string;
  /** Follows the field's label. */
  isNotValid: string;
  /** Follows the field's label; `{count}` becomes the greatest number of characters. */
  isTooLong: string;
  /** Shown above the button: the consequence of sending the form. */
  orderNote: string;
  submit: string;
  busy: string;
  failed: string;
  /** Shown if the api sends no message of its own. */
  later: Record<InvoiceLater['why'], string>;
  /** Shown if the request was refused without a reason. */
  error: string;
}

/**
 * The built-in texts; loaded with the form.
 *
 * @example
 * const texts: InvoiceTexts = { ...invoiceTexts, submit: 'Send me the invoice' };
 */
export const invoiceTexts: InvoiceTexts = {
  back: 'Back to your cart',
  lead: 'For VAT-registered businesses in other EU countries. We check your VAT number and create an invoice without VAT.',
  eventNote:
    'Places at events in person are normally sold with VAT. If that applies to your cart, we tell you when you send this form, and nothing is ordered.',
  country: 'Country',
  choose: 'Choose a country',
  northernIreland: 'Northern Ireland',
  vatNumber: 'VAT number',
  vatNumberHint: 'With or without the country code',
  company: 'Company name',
  email: 'Email',
  emailHint: 'We use it for your receipt and questions about your order',
  isRequired: 'is required',
  isNotValid: 'is not valid',
  isTooLong: 'must have at most {count} characters',
  orderNote: 'Your cart becomes an order. You pay for it on the next page.',
  submit: 'Check VAT number and get invoice',
  busy: 'One moment…',
  failed: 'We cannot confirm your request. Your details are still here: please try again.',
  later: {
    'being made': 'We are preparing your invoice. This can take a minute.',
    'not now':
      'We cannot prepare your invoice right now. Your details are still here: please try again in a moment.',
    'too many requests': 'Too many requests. Please wait a minute and try again.',
  },
  error: 'Error',
};
