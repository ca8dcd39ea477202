/** Texts of the pages of one function: withdrawal, or cancellation. */
interface StatementTexts {
  /** Link at the end of every page: the words that the law asks for, or as clear ones. */
  link: string;
  title: string;
  /** Above the form: `{days}` in which one can withdraw. */
  intro: string;
  /** The page that shows the statement. */
  reviewTitle: string;
  reviewText: string;
  /** Button that sends it: the words that the law asks for, or as clear ones. */
  confirm: string;
  /** The page after it: `{time}` of the arrival, to the second. */
  doneTitle: string;
  doneText: string;
}

/** Texts of the pages on which one withdraws from a contract, or cancels it. */
export interface ContractTexts {
  withdrawal: StatementTexts;
  cancellation: StatementTexts;
  name: string;
  email: string;
  emailHint: string;
  contract: string;
  contractHint: string;
  manner: string;
  ordinary: string;
  cause: string;
  reason: string;
  reasonHint: string;
  endOn: string;
  endOnHint: string;
  /** In place of a day: as soon as possible. */
  endSoon: string;
  /** Beside a field that may stay empty. */
  optional: string;
  errorTitle: string;
  /** Leads from the form to the page that shows the statement. */
  next: string;
  /** Leads back to the form. */
  change: string;
  /** Name of the time of arrival. */
  receivedAt: string;
  /** The email that confirms the arrival: `{email}`. */
  receiptSent: string;
  receiptLater: string;
  receiptRefused: string;
  /** The statement could not be taken, and is still on the page. */
  failed: string;
  tooMany: string;
}

export const contractTexts: ContractTexts = {
  withdrawal: {
    link: 'Withdraw from contract here',
    title: 'Withdraw from a contract',
    intro:
      'You can withdraw within {days} days of your order, without giving a reason. You do not need to log in.',
    reviewTitle: 'Check your withdrawal',
    reviewText: 'I withdraw from this contract:',
    confirm: 'Confirm withdrawal',
    doneTitle: 'Your withdrawal has arrived',
    doneText:
      'We received it on {time}. This confirms its arrival, and not that we accept it: we will write to you about that.',
  },
  cancellation: {
    link: 'Cancel contracts here',
    title: 'Cancel a contract',
    intro: 'You can cancel a running contract here. You do not need to log in.',
    reviewTitle: 'Check your cancellation',
    reviewText: 'I cancel this contract:',
    confirm: 'Cancel now',
    doneTitle: 'Your cancellation has arrived',
    doneText:
      'We received it on {time}. The email says when the contract ends, or that we still have to check it.',
  },
  name: 'Your name',
  email: 'Your email address',
  emailHint: 'We send the confirmation there. If you can, use the address that you ordered with.',
  contract: 'Your contract',
  contractHint: 'An order number, a payment reference, or the plan and the day of your order',
  manner: 'Kind of cancellation',
  ordinary: 'Ordinary',
  cause: 'For cause',
  reason: 'Reason',
  reasonHint: 'Only for a cancellation for cause',
  endOn: 'To end on',
  endOnHint: 'If you leave this empty, the contract ends as soon as possible.',
  endSoon: 'As soon as possible',
  optional: 'optional',
  errorTitle: 'Please check your details',
  next: 'Continue',
  change: 'Change the details',
  receivedAt: 'Received',
  receiptSent: 'We have sent a confirmation to {email}. Keep it.',
  receiptLater:
    'We could not send the confirmation to {email} yet. We will send it as soon as we can, with this time. Until then, print or save this page.',
  receiptRefused:
    'We could not send the confirmation: {email} cannot be reached. Print or save this page. We will confirm the arrival in another way.',
  failed: 'We could not receive your statement. It is still here: please try again in a moment.',
  tooMany:
    'There were too many statements in a short time. Yours is still here: please wait a few minutes, then try again.',
};
