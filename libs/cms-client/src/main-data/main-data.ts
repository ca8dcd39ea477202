import type { CurrentVat } from '@guildhall/money';
import type { SafeHtml } from '@guildhall/safe-content';
import type { Link } from '../cards/card.ts';

/** The site-wide texts and links of the content service; every missing text is filled from the built-in English. */
export interface MainData {
  userAdminData: Record<
    | 'loginTitle'
    | 'emailLabel'
    | 'passwordLabel'
    | 'loginLabel'
    | 'logoutLabel'
    | 'forgotPasswordLabel'
    | 'resetSentText'
    | 'setPasswordLabel'
    | 'passwordSavedText'
    | 'wrongLoginText'
    | 'expiredLinkText'
    | 'editSubscriptionLabel',
    string
  >;
  variousData: {
    headerLink?: Link;
    footerLink?: Link;
    footerData1?: SafeHtml;
    /** Where to become a member, for those who stand before a members' page; our addition as well. */
    membershipLink?: Link;
    /** The site's main ways, in order; our addition to the content service's answer. */
    navigation?: Link[];
    approxLabel: string;
    /** The address by which the content service calls itself, as it says; our addition too. For the log, not for links. */
    contentOrigin?: string;
  };
  formData: Record<
    | 'subscribeLabel'
    | 'isRequiredText'
    | 'isNotValidText'
    | 'invalidCprText'
    | 'termsRequiredText'
    | 'technicalErrorText'
    | 'zipCodeInvalidText'
    | 'userExistsText'
    | 'signUpSuccessText'
    | 'loadingLabel'
    | 'termsLabel'
    | 'sameAsBillingLabel'
    | 'taxDeductionLabel',
    string
  >;
  shopData: Record<
    | 'chooselabel'
    | 'cartPlusVatText'
    | 'shippingNoteText'
    | 'oneEventOnlyText'
    | 'checkoutLabel'
    | 'euBusinessLabel'
    | 'subtotalLabel'
    | 'emptyCartText'
    | 'soldOutLabel',
    string
  >;
  /** Today's VAT rates, from `shopData.vatRates` and `shopData.vatRatesDate`; without them the fixed ones hold. */
  currentVat?: CurrentVat;
}
