import type { SignUpFieldName, SignUpPart } from '@guildhall/api-contract';

/** The texts of the sign-up form. The first group comes from the main data of the content service (`formData`). */
export interface SignUpTexts {
  subscribeLabel: string;
  loadingLabel: string;
  /** After the field's label: 'City is required'. */
  isRequiredText: string;
  /** After the field's label, likewise. */
  isNotValidText: string;
  invalidCprText: string;
  termsRequiredText: string;
  technicalErrorText: string;
  zipCodeInvalidText: string;
  userExistsText: string;
  signUpSuccessText: string;
  termsLabel: string;
  sameAsBillingLabel: string;
  taxDeductionLabel: string;
  /** Above the button: when to pay, and how to cancel. */
  paymentNoteText: string;

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
  expired: string;
  tooOften: string;
  notNow: string;
  leaving: string;
  checking: string;
  unsure: string;
  checkAgain: string;
  confirming: string;
  confirmingNote: string;
  later: string;
  laterNote: string;
  memberNote: string;
  duplicate: string;
  duplicateNote: string;
}

/** The built-in English. */
export const signUpTexts: SignUpTexts = {
  subscribeLabel: 'Subscribe',
  loadingLabel: 'One moment…',
  isRequiredText: 'is required',
  isNotValidText: 'is not valid',
  invalidCprText: 'Enter a CPR number with exactly 10 characters',
  termsRequiredText: 'Accept the terms and conditions to continue',
  technicalErrorText: 'A technical error stopped your sign-up. Please try again in a moment.',
  zipCodeInvalidText: 'The zip code does not match the selected country',
  userExistsText: 'There is already a member with this email address. Log in instead.',
  signUpSuccessText: 'Thank you. Your membership is now active.',
  termsLabel: 'I accept the terms and conditions',
  sameAsBillingLabel: 'Ship to my billing address',
  taxDeductionLabel: 'Report my donation for tax deduction',
  paymentNoteText:
    'You pay at the checkout, in the next step, and again at each renewal until you cancel. You can cancel at any time in the members’ area: your membership then ends with the time you have paid for.',

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
  closed: 'Nothing has been paid yet. What you filled in is still here: go on whenever you like.',
  expired: 'The checkout was open for too long and has expired. Nothing was paid: go on for a new one.',
  tooOften:
    'That was several tries in a short time. What you filled in is still here: please wait some minutes.',
  notNow:
    'Joining is not possible right now. What you filled in is still here: please try again in a moment.',
  leaving: 'Going to the checkout…',
  checking: 'Checking how far your sign-up is…',
  unsure: 'We cannot see right now whether your membership has been paid. Please do not pay a second time.',
  checkAgain: 'Check again',
  confirming: 'Your payment is being confirmed',
  confirmingNote: 'This usually takes some seconds. Please do not pay again.',
  later: 'Your payment is still being confirmed',
  laterNote: 'You need not wait here: an email will come as soon as your membership is active.',
  memberNote: 'Your receipt comes by email.',
  duplicate: 'There was a membership with this email address already',
  duplicateNote: 'Your payment has arrived beside it. We know of it and will write to you about the money.',
};
