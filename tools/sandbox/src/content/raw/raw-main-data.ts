import type { Empty, RawImage, RawLink } from './raw-card.ts';

type Texts<Key extends string> = Record<Key, string>;

/** Texts and links of the whole site by language, `_en_maindata`, as `GET /wp-json/maindata/api` returns them. */
export type RawMainData = Readonly<Record<`_${string}_maindata`, RawMainDataGroups>>;

/** Main data in one language. */
export interface RawMainDataGroups {
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
    footerData1: string;
    approxLabel: string;
    membershipLink: RawLink | Empty;
    contactLink: RawLink | Empty;
    /** The membership terms, and the use of the form's data. */
    termsLink: RawLink | Empty;
    privacyLink: RawLink | Empty;
    /** The origin that the service uses for itself. */
    contentOrigin: string;
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
    | 'cancelText'
    | 'rightToWithdrawText'
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
    /** Current VAT rates that differ from the specification's table; PHP writes decimals as text. */
    vatRates?: { country: string; percent: number | string }[];
    /** The date from which `vatRates` apply: `20261101`. */
    vatRatesDate?: string;
  };
  /** The organisation's texts and pictures for pages that the site makes itself; the rest are built in. */
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
}
