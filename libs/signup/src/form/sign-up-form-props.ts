import type { SignUpCountry, SignUpFields } from '@guildhall/api-contract/signup';
import type { Plan } from '@guildhall/organisation';
import type { CheckoutData } from '@guildhall/browser-suppliers';
import type { SignUpTexts } from '../texts/sign-up-texts.ts';
import type { PartialTexts } from '@guildhall/ui';

/** A link beside the box for the terms. */
export interface SignUpLink {
  /** Words of the link. */
  title: string;
  /** Target of the link, which opens in a new tab. */
  url: string;
}

/** The data of a sign-up form: serialisable, because an island's props are part of the page. */
export interface SignUpFormProps {
  /** Unique on the page: the ids of its fields begin with it. */
  formId: string;
  /** The plan that visitors sign up for. */
  plan: Plan;
  /**
   * The plan's name in the tracking event.
   *
   * @default its ID
   */
  planLabel?: string;
  /**
   * The price in words: `DKK 450 a year`.
   *
   * @default a note that it is shown before payment
   */
  price?: string;
  /**
   * The price in other currencies: `approx. €61 / £51 / $62`.
   *
   * @default none
   */
  approx?: string;
  /**
   * Paragraphs that visitors read before they pay: when the membership renews and is charged again, how to cancel, and
   * the right of withdrawal.
   */
  conditions: readonly string[];
  /**
   * Label of the button where this form concludes the contract, such as “Order with obligation to pay”. Price and conditions then
   * stand directly above it.
   *
   * @default `subscribeLabel` of the texts: the contract is concluded in the checkout
   */
  orderLabel?: string;
  /** Shown at the CPR number: its purpose, and who stores it. For the plan with a tax deduction. */
  cprHint?: string;
  /** The terms and the privacy policy. */
  links?: readonly SignUpLink[];
  /**
   * The countries to choose from, in their order. Those in which the plan is not sold are left out.
   * @default 65 countries by their English names
   */
  countries?: readonly SignUpCountry[];
  /**
   * The fields of each part, in their order.
   * @default signUpFields of `@guildhall/api-contract`
   */
  fieldLists?: SignUpFields;
  /** For `createCheckout`. */
  checkout: CheckoutData;
  /** The login page, linked when the email address has a membership. Without it, there is no login. */
  loginUrl?: string;
  /** Texts that differ from the built-in English. */
  texts?: PartialTexts<SignUpTexts>;
}
