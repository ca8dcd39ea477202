/**
 * Texts with which members copy and delete their data.
 *
 * @example
 * const texts: LeavingTexts = { ...leavingTexts, title: 'Data protection' };
 */
export const leavingTexts = {
  title: 'Your data',
  copyText: 'You can get a copy of everything that we and our services hold about you.',
  copyLabel: 'Get a copy',
  copyDoneText: 'Your copy is ready. Save it now: we do not keep it.',
  pageLabel: 'Save as a page to read',
  jsonLabel: 'Save as JSON for programs',
  deleteTitle: 'Delete your data and your login',
  deleteText:
    'Your membership does not renew any more, and ends with the term that is paid. After that, and after 14 days at least, we delete your login, your profile, your sign-ups and what our services hold about you. Until then you can change your mind.',
  /** `{years}`: how long the law makes the organisation keep invoices. */
  keptText:
    'We have to keep some data by law: invoices and payments with the name and postal address on them, for {years} years, and what you have stated about a contract, for four years.',
  deleteLabel: 'Delete my data',
  /** `{date}` from which nothing brings the data back. */
  dueText:
    'Your data will be deleted after {date}, or after the end of your paid membership if that is later. We have sent you an email about it.',
  /** `{date}`: the end of the paid term, once it is known. */
  endsText: 'Your membership is paid until {date}. You can use it until then.',
  finalText: 'Your data is being deleted now.',
  keepLabel: 'Keep my data',
  keptDataText: 'Your data stays. Your membership does not renew by itself any more: you can renew it.',
  confirmText: 'For your security, enter your current password to continue.',
  confirmLabel: 'Continue',
  linkText:
    'For your security, log in again to continue: request a link and open it in this browser. Then come back to this page.',
  linkLabel: 'Send login link',
  linkSentText: 'We are sending you a link. It works for 15 minutes.',
};

/** All texts with which members copy and delete their data. */
export type LeavingTexts = typeof leavingTexts;
