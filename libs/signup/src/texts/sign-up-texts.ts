import type { JoinMail, SignUpFieldName, SignUpPart } from '@guildhall/api-contract/signup';
import type { SignUpError, SignUpState } from '../flow/sign-up-state.ts';
import { formTexts } from '@guildhall/cms-client/texts';

/** The texts of the sign-up form. Those of `formTexts` can come from the content service. */
export interface SignUpTexts extends Record<keyof typeof formTexts, string> {
  /** Headings of the parts. */
  parts: Record<SignUpPart, string>;
  /** Labels of the fields. */
  fields: Record<SignUpFieldName, string>;
  cprLabel: string;
  /** Shown where members log in. */
  emailHint: string;
  /** Beside the label of a field that may be empty. */
  optional: string;
  chooseCountry: string;
  errorTitle: string;
  /** After the field's label; `{count}` becomes the number of characters too many. */
  isTooLong: string;
  isTooLongOne: string;
  /** Shown where the page does not know the price. */
  priceAtCheckout: string;
  read: string;
  newTab: string;
  /** Messages above the button, for errors that are about no field. */
  errors: Record<
    Extract<SignUpError, 'closed' | 'kept' | 'unconfirmed' | 'expired' | 'too_often' | 'not_now'>,
    string
  >;
  /** Messages in place of the form, by state. `open`: the checkout is in another window, as on phones. */
  titles: Record<Exclude<SignUpState['at'], 'form' | 'requesting' | 'member'>, string>;
  notes: Record<Extract<SignUpState['at'], 'open' | 'confirming' | 'later' | 'duplicate'>, string>;
  /** Said when the checkout takes longer than a moment to open. */
  opening: string;
  payHere: string;
  closeCheckout: string;
  checkAgain: string;
  /** Notes for a new member, by the email that was sent about the login. */
  mails: Record<JoinMail, string>;
  loginLabel: string;
  profileLabel: string;
  /** Shown to members who are logged in; `{email}` is their email address. */
  loggedInText: string;
}

/**
 * The built-in English.
 *
 * @example
 * const texts: SignUpTexts = { ...signUpTexts, payHere: 'Pay on this page', optional: 'if you like' };
 */
export const signUpTexts: SignUpTexts = {
  ...formTexts,

  parts: {
    customer: 'Your details',
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
  emailHint: 'You will use this to log in',
  optional: 'optional',
  chooseCountry: 'Choose a country',
  errorTitle: 'There is a problem',
  isTooLong: 'must be {count} characters shorter',
  isTooLongOne: 'must be 1 character shorter',
  priceAtCheckout: 'You will see the price before you pay.',
  read: 'Read',
  newTab: '(opens in a new tab)',
  errors: {
    closed:
      'You have not been charged. Your details are still here. If you continue, check them again in the checkout.',
    kept: 'Your details are still here. Nothing was paid.',
    unconfirmed: 'We cannot confirm whether you have paid. If you have, please do not pay again.',
    expired: 'Your checkout has expired. Continue to start a new one.',
    too_often: 'Too many attempts. Your details are still here: wait a few minutes and try again.',
    not_now: 'You cannot sign up right now. Your details are still here: please try again in a moment.',
  },
  titles: {
    open: 'The checkout is open in another window',
    leaving: 'Taking you to the checkout…',
    checking: 'Checking your payment…',
    unsure:
      'We cannot confirm yet whether your payment went through. Please do not pay again: check back in a few minutes.',
    confirming: 'We are confirming your payment',
    later: 'We are still confirming your payment',
    duplicate: 'You already have a membership',
  },
  notes: {
    open: 'Pay there, and this page will update. If you cannot find that window, pay here instead.',
    confirming: 'This usually takes a few seconds. Please do not pay again.',
    later:
      'You can close this page. Please do not pay again: if you have not heard from us within a day, contact us.',
    duplicate:
      'It has not changed. We are cancelling the second one and refunding your payment. You do not need to do anything.',
  },
  opening: 'Opening the checkout…',
  payHere: 'Pay here instead',
  closeCheckout: 'Close the checkout',
  checkAgain: 'Check again',
  mails: {
    pending:
      'We are setting up your login. If you have not had an email about it within an hour, contact us.',
    welcome:
      'We have sent you an email that says how to log in. If you cannot find it, check your spam folder.',
    welcome_back: 'Log in as you did before. We have sent you an email about this.',
  },
  loginLabel: 'Log in',
  profileLabel: 'Your profile',
  loggedInText:
    'You are logged in as {email}. If you are already a member, you can change your membership in your profile.',
};
