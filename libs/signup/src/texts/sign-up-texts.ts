import type { SignUpFieldName, SignUpPart } from '@guildhall/api-contract';
import { formTexts } from '@guildhall/cms-client/texts';

/** The texts of the sign-up form. Those of `formTexts` can come from the content service. */
export interface SignUpTexts extends Record<keyof typeof formTexts, string> {
  parts: Record<SignUpPart, string>;
  fields: Record<SignUpFieldName, string>;
  cprLabel: string;
  cprHint: string;
  emailHint: string;
  optional: string;
  chooseCountry: string;
  lookAgain: string;
  /** After the field's label; `{count}` becomes how many characters are too many. */
  isTooLong: string;
  /** Where the price is not known to the page. */
  priceAtCheckout: string;
  read: string;
  newTab: string;
  /** The checkout was closed before it was paid. */
  closed: string;
  expired: 'The checkout has expired. Nothing was paid. Send the form again for a new one.';
  tooOften: string;
  notNow: string;
  leaving: string;
  /** The checkout is open in another window, as on phones. */
  inWindow: string;
  inWindowNote: string;
  /** Labels of the buttons that move the checkout into this window, and that close it. */
  payHere: string;
  closeCheckout: string;
  checking: string;
  unsure: string;
  checkAgain: string;
  confirming: string;
  confirmingNote: string;
  later: string;
  laterNote: string;
  memberNote: string;
  /** Instead of `memberNote` where members log in: they get a mail to set a password. */
  memberMailsNote: string;
  /** Labels of the links to the login and to the member's profile. */
  loginLabel: string;
  profileLabel: string;
  /** Shown to members who are logged in; `{email}` is their address. */
  loggedInText: string;
  duplicate: string;
  duplicateNote: string;
}

/** The built-in English. */
export const signUpTexts: SignUpTexts = {
  ...formTexts,

  parts: {
    customer: 'You',
    billing_address: 'Billing address',
    shipping_address: 'Shipping address',
  },
  fields: {
    email: 'Email',
    first_name: 'First name',
    last_name: 'Last name',
    company: 'Company',
    line1: 'Address',
    line2: 'Address, line 2',
    city: 'City',
    state: 'State or region',
    zip: 'Zip code',
    country: 'Country',
  },
  cprLabel: 'CPR number',
  cprHint: '10 digits, without the hyphen. It is passed on for the tax report and kept nowhere else.',
  emailHint: 'You log in with it',
  optional: 'optional',
  chooseCountry: 'Choose a country',
  lookAgain: 'Please look at this again',
  isTooLong: 'is too long by {count} characters',
  priceAtCheckout: 'You see the price at the checkout, before you pay.',
  read: 'Read',
  newTab: '(opens in a new tab)',
  closed:
    'Nothing has been paid yet. What you entered is still here. The checkout shows what you entered first, and you can correct it there.',
  expired: 'The checkout has expired. Nothing was paid. Send the form again for a new one.',
  tooOften:
    'That was several tries in a short time. What you entered is still here. Please wait a few minutes.',
  notNow: 'You cannot join right now. What you entered is still here. Please try again in a moment.',
  leaving: 'Going to the checkout…',
  inWindow: 'The checkout is open in another window',
  inWindowNote: 'Pay there, and you will see it here. If you cannot find that window, pay here instead.',
  payHere: 'Pay here instead',
  closeCheckout: 'Close the checkout',
  checking: 'Checking your sign-up…',
  unsure: 'We cannot see right now whether your membership has been paid. Please do not pay a second time.',
  checkAgain: 'Check again',
  confirming: 'Your payment is being confirmed',
  confirmingNote: 'This usually takes some seconds. Please do not pay again.',
  later: 'Your payment is still being confirmed',
  laterNote: 'You need not wait here: an email will come as soon as your membership is active.',
  memberNote: 'Your receipt comes by email.',
  memberMailsNote: 'Two emails are on their way: your receipt, and one that says how you log in.',
  loginLabel: 'Log in',
  profileLabel: 'Your profile',
  loggedInText:
    'You are logged in as {email}. If you are a member already, your profile is the place to change your membership.',
  duplicate: 'There was a membership with this email address already',
  duplicateNote:
    'It stays as it is. We are cancelling the second one and refunding your payment: you do not have to do anything.',
};
