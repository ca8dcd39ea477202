/** Texts of the page that says how to pay for a membership by bank transfer. */
export interface PaymentTexts {
  /** Title while the payment is open. */
  title: string;
  /** `{date}` is the day until which to pay. */
  text: string;
  /** In its place, for the next term of a member: `{date}`, likewise. */
  renewalText: string;
  amount: string;
  accountName: string;
  iban: string;
  bic: string;
  reference: string;
  dueOn: string;
  /** Below the details: why the reference matters. */
  referenceHint: string;
  /** Below it: how to find the page again. */
  keep: string;
  /** Once it is too late to pay. A late payment still counts. */
  expiredTitle: string;
  expiredText: string;
  paidTitle: string;
  paidText: string;
  cancelledTitle: string;
  cancelledText: string;
}

/**
 * The English texts.
 *
 * @example
 * const texts: PaymentTexts = { ...paymentTexts, title: 'Pay your dues' };
 */
export const paymentTexts: PaymentTexts = {
  title: 'Transfer your membership fee',
  text: 'Your membership begins when we have received your payment. Please pay by {date}.',
  renewalText: 'With this payment, your membership continues without a gap. Please pay by {date}.',
  amount: 'Amount',
  accountName: 'Account holder',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Reference',
  dueOn: 'Pay by',
  referenceHint: 'Enter this reference in your transfer, so that we can find your payment.',
  keep: 'Print this page, or save its link to open it again.',
  expiredTitle: 'This invoice has expired',
  expiredText:
    'If you have already paid, you do not need to do anything: we will confirm your payment. Otherwise, sign up again.',
  paidTitle: 'We have received your payment',
  paidText: 'Thank you. You do not need to do anything here.',
  cancelledTitle: 'This invoice was cancelled',
  cancelledText: 'Please do not pay it. To become a member, sign up again.',
};
