import type { Empty, RawImage, RawLink } from './raw-card.ts';

type Texts<Key extends string> = Record<Key, string>;

/** The site-wide texts and links as `GET /wp-json/maindata/api` answers them. */
export interface RawMainData {
  _en_maindata: {
    userAdminData: Texts<
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
      | 'editSubscriptionLabel'
    >;
    variousData: {
      headerLink: RawLink | Empty;
      footerLink: RawLink | Empty;
      /** HTML */
      footerData1: string;
      approxLabel: string;
      /** Where to become a member. */
      membershipLink: RawLink | Empty;
      /** Where to write to the organisation. */
      contactLink: RawLink | Empty;
      /** The terms of a membership, and how the data of the form are used. */
      termsLink: RawLink | Empty;
      privacyLink: RawLink | Empty;
      /** The address by which the service calls itself. */
      contentOrigin: string;
      /** The links of the main menu, in order. */
      navigation: RawLink[];
    };
    formData: Texts<
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
      | 'taxDeductionLabel'
      | 'paymentNoteText'
    >;
    shopData: Texts<
      | 'chooselabel'
      | 'cartPlusVatText'
      | 'shippingNoteText'
      | 'oneEventOnlyText'
      | 'checkoutLabel'
      | 'euBusinessLabel'
      | 'subtotalLabel'
      | 'emptyCartText'
      | 'soldOutLabel'
    > & {
      /** Today's VAT, where it differs from the specification's table; PHP writes a decimal as text. */
      vatRates?: { country: string; percent: number | string }[];
      /** The day as of which `vatRates` hold: `20261101`. */
      vatRatesDate?: string;
    };
    /** The organisation's own words and pictures on pages that the site makes itself; the others are the site's. */
    pageData: Partial<
      Texts<
        | 'notFoundNote'
        | 'errorText'
        | 'errorNote'
        | 'gateText'
        | 'gateJoinNote'
        | 'emptyShopText'
        | 'noProductsText'
      >
    > &
      Partial<Record<'notFoundImage' | 'errorImage' | 'unavailableImage' | 'gateImage', RawImage>>;
  };
}
