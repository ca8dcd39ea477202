/** Texts of an invoice that members open on their profile, where the billing supplier has no files of its own. */
export interface InvoiceTexts {
  /** `{number}` */
  title: string;
  /** Names of the plans, by their IDs; the ID stands for one without a name. */
  plans: Readonly<Record<string, string>>;
  issuedOn: string;
  plan: string;
  termLabel: string;
  /** `{from}`, `{to}` */
  term: string;
  amount: string;
  iban: string;
  reference: string;
  /** `{date}`, like the next one. */
  payBy: string;
  paid: string;
  refunded: string;
}

export const invoiceTexts: InvoiceTexts = {
  title: 'Invoice {number}',
  plans: {},
  issuedOn: 'Date',
  plan: 'Membership',
  termLabel: 'For',
  term: '{from} to {to}',
  amount: 'Amount',
  iban: 'IBAN',
  reference: 'Reference',
  payBy: 'Please pay by {date}.',
  paid: 'Paid on {date}. Thank you.',
  refunded: 'This payment is refunded.',
};
