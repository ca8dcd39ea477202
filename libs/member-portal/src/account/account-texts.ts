/** Texts of what a member owes and has paid. They are loaded with it, after the login. */
export interface AccountTexts {
  title: string;
  /** Names of the plans, by their IDs; without one, a plan is called by its ID. */
  plans: Readonly<Record<string, string>>;
  plan: string;
  price: string;
  /** `{price}` and `{period}`: one of `periods` or `manyPeriods`. */
  priceText: string;
  periods: Period;
  /** `{count}` */
  manyPeriods: Period;
  trialEnds: string;
  /** `{price}` is charged then. */
  trialText: string;
  renews: string;
  paidUntil: string;
  ends: string;
  /** `{amount}` could not be charged. */
  failedText: string;
  /** Button that opens the vendor's pages, where there are any. */
  fixLabel: string;
  /** Without such pages. */
  fixByContactText: string;
  /** `{amount}`, `{date}` */
  transferText: string;
  /** `{amount}`, `{date}` (until which access continues), after the day until which to pay. */
  lateTransferText: string;
  accountName: string;
  iban: string;
  bic: string;
  reference: string;
  referenceHint: string;
  invoiceLabel: string;
  documentsTitle: string;
  documentStates: { open: string; paid: string; refunded: string };
  /** `{number}`; of a link to a document, for screen readers too. */
  documentLabel: string;
  documentFailedText: string;
  failedToReadText: string;
}

interface Period {
  day: string;
  week: string;
  month: string;
  year: string;
}

/**
 * English texts of what a member owes and has paid.
 *
 * @example
 * const texts: AccountTexts = { ...accountTexts, title: 'Dues' };
 */
export const accountTexts: AccountTexts = {
  title: 'Payments',
  plans: {},
  plan: 'Membership',
  price: 'Price',
  priceText: '{price} {period}',
  periods: { day: 'a day', week: 'a week', month: 'a month', year: 'a year' },
  manyPeriods: {
    day: 'every {count} days',
    week: 'every {count} weeks',
    month: 'every {count} months',
    year: 'every {count} years',
  },
  trialEnds: 'Trial ends',
  trialText: 'Then we charge {price}.',
  renews: 'Renews',
  paidUntil: 'Paid until',
  ends: 'Ends',
  failedText: 'We could not charge {amount}.',
  fixLabel: 'Check your payment method',
  fixByContactText: 'Please write to us.',
  transferText: 'Please transfer {amount} by {date}.',
  lateTransferText: 'Please transfer {amount}. You keep your access until {date}.',
  accountName: 'Account holder',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Reference',
  referenceHint: 'Enter this reference in your transfer, so that we can find your payment.',
  invoiceLabel: 'View the payment details',
  documentsTitle: 'Invoices and receipts',
  documentStates: { open: 'open', paid: 'paid', refunded: 'refunded' },
  documentLabel: 'Invoice {number}',
  documentFailedText: 'We could not open this document. Please try again in a moment.',
  failedToReadText: 'We cannot show your payments right now. This does not affect your membership.',
};
