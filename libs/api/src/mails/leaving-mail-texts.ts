/** Texts of an email about a deletion. They are plain, without HTML. */
interface LeavingMessageTexts {
  subject: string;
  /** Shown after the subject in lists of emails. */
  preview: string;
  title: string;
  before: readonly string[];
  button: string;
  after: readonly string[];
}

/** Texts of emails about the deletion of somebody's data. */
export interface LeavingMailTexts {
  /** At once, with a link that takes the request back: `{date}` from which it cannot be taken back, `{years}` as below. */
  requested: LeavingMessageTexts;
  /** Paragraph of that email for somebody with a paid membership: `{date}` on which it ends. */
  membershipEnds: string;
  /** Once the data is deleted: `{years}` for which bookkeeping keeps invoices. */
  erased: LeavingMessageTexts;
}

const kept =
  'We have to keep some data by law: invoices and payments with the name and postal address on them, for {years} years, and what you have stated about a contract, for four years. Our billing service keeps its invoices too.';

export const leavingMailTexts: LeavingMailTexts = {
  requested: {
    subject: 'Your data will be deleted',
    preview: 'You can take this back until {date}.',
    title: 'Your data will be deleted',
    before: [
      'We have received a request to delete your data and your login. We do that after {date}, and write to you again.',
      'Until then, you can take the request back with this button. You can also log in and do it in your profile.',
    ],
    button: 'Keep my data',
    after: [
      kept,
      'Your membership does not renew any more, even if you take the request back: you can then renew it yourself.',
      'If you did not request this, press the button, then change your password if you have one.',
    ],
  },
  membershipEnds: 'Your membership is paid until {date}. You can use it until then.',
  erased: {
    subject: 'Your data has been deleted',
    preview: 'Your login no longer exists.',
    title: 'Your data has been deleted',
    before: [
      'We have deleted your data and your login, and this email address. This is our last email to you.',
      kept,
    ],
    button: '',
    after: ['If you have questions, reply to this email.'],
  },
};
