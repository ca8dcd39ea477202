import { fieldTexts } from './field-texts.ts';

/**
 * The texts of the sign-up form (`formData` of the main data).
 *
 * @example
 * formTexts.subscribeLabel; // 'Subscribe'
 */
export const formTexts = {
  ...fieldTexts,
  subscribeLabel: 'Subscribe',
  invalidCprText: 'Enter a CPR number with exactly 10 characters',
  termsRequiredText: 'Accept the terms and conditions to continue',
  technicalErrorText: 'A technical error stopped your sign-up. Please try again in a moment.',
  zipCodeInvalidText: 'The zip code does not match the selected country',
  userExistsText: 'There is already a member with this email address. Log in instead.',
  signUpSuccessText: 'Thank you. Your membership is now active.',
  termsLabel: 'I accept the terms and conditions',
  sameAsBillingLabel: 'Ship to my billing address',
  taxDeductionLabel: 'Report my donation for tax deduction',
};
