import { contractMailTexts, type ContractMailTexts } from './contract-mail-texts.ts';
import { leavingMailTexts, type LeavingMailTexts } from './leaving-mail-texts.ts';

/** Texts of an email with one button. Texts are plain, without HTML. */
interface MessageTexts {
  subject: string;
  /** Shown after the subject in lists of emails. */
  preview: string;
  title: string;
  /** Paragraphs before the button. */
  before: readonly string[];
  button: string;
  /** Paragraphs after the button. */
  after: readonly string[];
}

/** Paragraph with a link to the page on which a member requests another link. */
interface RequestLinkText {
  before: string;
  label: string;
}

/** Texts of an email that may link to that page, after the button. */
export interface PasswordMessageTexts extends Omit<MessageTexts, 'after'> {
  after: readonly (string | RequestLinkText)[];
}

/**
 * Texts about the next term: those of `transfer`, and `{paidUntil}` (the end of the paid term), `{renewsUntil}` (the end of the next one),
 * `{accessUntil}` (until which access continues).
 */
interface RenewalMailTexts {
  /** While the paid term runs. */
  before: MessageTexts;
  /** Once it has ended. */
  over: MessageTexts;
  /** The last paragraph, where the organisation has a page on which one cancels. */
  cancel: RequestLinkText;
}

export interface MailTexts {
  /** End of every email: `{organisation}`. A line break is `\n`. */
  signature: string;
  /** To a new member, with a link that sets the password. The link works once, for about an hour. */
  welcome: PasswordMessageTexts;
  /** To a member who requested a link for a new password. */
  password: PasswordMessageTexts;
  /** To a member whose password was changed, with a link to the page on which another one is requested: `{time}`. */
  passwordChanged: MessageTexts;
  /** To a member who joined again and has a login. */
  welcomeBack: PasswordMessageTexts;
  /** To the old address of a login with a password, with a link that undoes the change for three days. */
  addressChanged: MessageTexts;
  /** In place of those above where members log in by links, without passwords; `newAddress` is for both. */
  links: {
    /** To a member who requested a link to log in. It works once, for 15 minutes. */
    login: PasswordMessageTexts;
    /** To a new member. */
    welcome: MessageTexts;
    /** To a member who joined again and has logged in before. */
    welcomeBack: MessageTexts;
    /** To a new address, with a link that confirms it. */
    newAddress: MessageTexts;
    /** To the old address, once the new one is confirmed, with a link that undoes the change for three days. */
    addressChanged: MessageTexts;
  };
  /** To a person who paid for a second membership, which was cancelled and refunded: `{ofAmount}`. */
  refunded: MessageTexts;
  /** The same, if the operator has to refund the payment: `{ofAmount}`. */
  notRefunded: MessageTexts;
  /** In place of `{ofAmount}`, with the space before it; nothing if the amount is unknown: `{amount}`. */
  ofAmount: string;
  /**
   * To a person who signed up and is to pay by bank transfer: `{amount}`, `{accountName}`, `{iban}`, `{withBic}`,
   * `{reference}`, `{date}` (until which to pay), `{host}`.
   */
  transfer: MessageTexts;
  /** To members whose next term has an invoice, where the supplier charges nobody. */
  renewal: RenewalMailTexts;
  /** In place of `{withBic}`, after the IBAN; nothing without a BIC: `{bic}`. */
  withBic: string;
  /** About withdrawals and cancellations, where the organisation has these functions. */
  contracts: ContractMailTexts;
  /** About the deletion of somebody's data, where members request it on the site. */
  leaving: LeavingMailTexts;
  /** To the operator. */
  reports: {
    /** One case, or several. */
    subjectOne: string;
    subject: string;
    title: string;
    /** A case: `{report}`, `{subscription}`. */
    item: string;
    button: string;
    /** `{host}` */
    note: string;
  };
}

/** Source: the vendor's engineers say an hour, its documents "hours"; there is no setting. */
const linkLife = 'The link works once and expires after about an hour.';
const loginLinkLife = 'The link works once and expires after 15 minutes. Only the newest link works.';
const requestLink = { before: 'Link expired?', label: 'Request a new one' };
const byMistake =
  'If you did not sign up, someone may have entered your email address by mistake. Reply to this email and we will sort it out.';
const undoLife =
  'The link works once, for three days. If it does not work, reply to this email at once and we will sort it out.';
const refunds = {
  preview: 'You already had a membership. You do not need to do anything.',
  first:
    'You paid for a membership, but you already had one with this email address. Your first membership has not changed.',
  second: 'We have cancelled the second one, so it will not renew.',
  button: 'View your membership',
  after: ['You do not need to do anything. If something is wrong, reply to this email.'],
};

const transferLines = [
  'Amount: {amount}',
  'Reference: {reference}',
  'Account holder: {accountName}',
  'IBAN: {iban}{withBic}',
  'Enter this reference in your transfer, so that we can find your payment.',
];
const ownPace =
  'If you have already paid, you do not need to do anything. If you do not want to stay a member, do not pay: your membership then ends on {accessUntil}.';

export const mailTexts: MailTexts = {
  signature: 'Kind regards\n{organisation}',
  welcome: {
    subject: 'Welcome: set your password',
    preview: 'Your membership is active. Set your password to log in.',
    title: 'Welcome',
    before: [
      'Thank you for becoming a member. Your membership is active now.',
      'There is one more step: set your password. You can then log in with this email address, read members’ pages and manage your membership.',
    ],
    button: 'Set your password',
    after: [linkLife, requestLink, byMistake],
  },
  password: {
    subject: 'Set a new password',
    preview: 'Use this link to set a new password.',
    title: 'Set a new password',
    before: ['We have received a request to set a new password for this email address.'],
    button: 'Set a new password',
    after: [
      linkLife,
      requestLink,
      'If you did not request this, ignore this email. Your password has not changed.',
    ],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'If this was not you, set a new password now.',
    title: 'Your password was changed',
    before: [
      'The password of your login was changed on {time}.',
      'If you did this, you do not need to do anything. If you did not, request a link and set a new password. Then log in and choose “Log out everywhere” in your profile, so that nobody else stays logged in.',
    ],
    button: 'Request a link',
    after: ['If you receive no link, reply to this email at once and we will sort it out.'],
  },
  welcomeBack: {
    subject: 'Welcome back: your membership is active',
    preview: 'Your membership is active again. Log in as before.',
    title: 'Welcome back',
    before: [
      'Thank you for joining again. Your membership is active now.',
      'Log in as before, with this email address and your password.',
    ],
    button: 'Log in',
    after: [{ before: 'Forgot your password?', label: 'Request a link' }, byMistake],
  },
  addressChanged: {
    subject: 'Your email address was changed',
    preview: 'From now on you log in with another email address.',
    title: 'Your email address was changed',
    before: [
      'The email address of your login was changed. From now on you log in with the new one, and emails about your membership go there.',
      'If you did this, you do not need to do anything. If you did not, undo the change: your login gets this address back, is logged out everywhere, and needs a new password.',
    ],
    button: 'Undo the change',
    after: [undoLife],
  },
  links: {
    login: {
      subject: 'Your login link',
      preview: 'Use this link to log in.',
      title: 'Log in',
      before: ['We have received a request to log in with this email address.'],
      button: 'Log in',
      after: [
        loginLinkLife,
        requestLink,
        'If you did not request this, ignore this email and do not forward the link. Nobody can log in without it.',
      ],
    },
    welcome: {
      subject: 'Welcome',
      preview: 'Your membership is active. Log in with this email address.',
      title: 'Welcome',
      before: [
        'Thank you for becoming a member. Your membership is active now.',
        'To log in, enter this email address on our login page. We will send you a link: you do not need a password.',
      ],
      button: 'Go to the login page',
      after: [byMistake],
    },
    welcomeBack: {
      subject: 'Welcome back: your membership is active',
      preview: 'Your membership is active again. Log in as before.',
      title: 'Welcome back',
      before: [
        'Thank you for joining again. Your membership is active now.',
        'To log in, enter this email address on our login page, as before.',
      ],
      button: 'Go to the login page',
      after: [byMistake],
    },
    newAddress: {
      subject: 'Confirm your new email address',
      preview: 'Use this link to confirm your new email address.',
      title: 'Confirm your new email address',
      before: ['We have received a request to use this email address for a member’s login.'],
      button: 'Confirm the email address',
      after: [
        loginLinkLife,
        'If you did not request this, ignore this email. Nothing changes without the link.',
      ],
    },
    addressChanged: {
      subject: 'Your email address was changed',
      preview: 'From now on you log in with another email address.',
      title: 'Your email address was changed',
      before: [
        'The email address of your login was changed. From now on, login links go to the new one.',
        'If you did this, you do not need to do anything. If you did not, undo the change: your login gets this address back, and is logged out everywhere.',
      ],
      button: 'Undo the change',
      after: [undoLife],
    },
  },
  refunded: {
    subject: 'We have refunded your second payment',
    preview: refunds.preview,
    title: 'We have refunded your payment',
    before: [
      refunds.first,
      refunds.second,
      'Your payment{ofAmount} is on its way back to the payment method you used. Banks usually take 3 to 10 working days.',
    ],
    button: refunds.button,
    after: refunds.after,
  },
  notRefunded: {
    subject: 'We have cancelled your second membership',
    preview: refunds.preview,
    title: 'We have cancelled your second membership',
    before: [
      refunds.first,
      refunds.second,
      'We could not refund your payment{ofAmount} automatically. We have been notified and will refund it manually.',
    ],
    button: refunds.button,
    after: refunds.after,
  },
  ofAmount: ' of {amount}',
  transfer: {
    subject: 'Please transfer your membership fee by {date}',
    preview: 'Your membership begins when we have received your payment.',
    title: 'How to pay for your membership',
    before: [
      'Thank you for signing up. Your membership begins when we have received your payment. Please pay by {date}.',
      ...transferLines,
    ],
    button: 'View the payment details',
    after: ['If you did not sign up at {host}, you can ignore this email.'],
  },
  renewal: {
    before: {
      subject: 'Your membership: please pay by {date}',
      preview: 'Your membership is paid until {paidUntil}. This is the invoice for the next term.',
      title: 'Stay a member',
      before: [
        'Your membership is paid until {paidUntil}. With this payment it continues until {renewsUntil}, without a gap. Please pay by {date}.',
        ...transferLines,
      ],
      button: 'View the payment details',
      after: [ownPace],
    },
    over: {
      subject: 'Your membership ends on {accessUntil}: please pay',
      preview: 'Your paid term has ended. You keep your access until {accessUntil}.',
      title: 'Your payment is missing',
      before: [
        'Your membership was paid until {paidUntil}, and we have not received your payment for the next term. You keep your access until {accessUntil}. If you pay by then, your membership continues until {renewsUntil}, without a gap.',
        ...transferLines,
      ],
      button: 'View the payment details',
      after: [ownPace],
    },
    cancel: { before: 'Would you like to leave?', label: 'Cancel your membership' },
  },
  withBic: ', BIC: {bic}',
  contracts: contractMailTexts,
  leaving: leavingMailTexts,
  reports: {
    subjectOne: 'A membership needs your attention',
    subject: 'Memberships need your attention',
    title: 'Memberships that need your attention',
    item: '{report} Subscription {subscription}.',
    button: 'Open the billing service',
    note: 'The website {host} sends this email once for each case.',
  },
};
