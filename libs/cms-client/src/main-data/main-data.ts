import type { CurrentVat } from '@guildhall/money';
import type { SafeHtml } from '@guildhall/safe-content';
import type { Image } from '../fields/image.ts';
import type { Link } from '../fields/link.ts';
import { formTexts } from '../texts/form-texts.ts';
import { userAdminTexts } from '../texts/user-admin-texts.ts';

/** Texts used if the content service has none. Words in braces, such as `{title}`, are replaced. */
const builtInTexts = {
  userAdminData: userAdminTexts,
  variousData: { approxLabel: 'approx.' },
  formData: {
    ...formTexts,
    /**
     * Shown above the button, like the next three texts. `{renewal}` becomes “every year” or “every 3 months”, by the
     * vendor’s plan, or “automatically” if the site does not know the period. Our addition.
     */
    paymentNoteText:
      'You pay in the next step. Your membership renews {renewal}, and we charge you again each time, until you cancel.',
    cancelText:
      'You can cancel at any time in the members’ area. You stay a member until the end of the period you have paid for.',
    /** Replaces `cancelText` on a site without pages of the vendor for members. */
    cancelByContactText:
      'You can cancel at any time: contact us. You stay a member until the end of the period you have paid for.',
    rightToWithdrawText:
      'You have the right to withdraw within 14 days of signing up, without giving a reason. To withdraw, contact us.',
    /** Beside the CPR number of a donation. Our addition. */
    cprHintText:
      '10 digits, no hyphen. We use it only to report your donation to the tax authority. Our billing provider stores it for as long as you are our customer there; this website does not store it.',
    /** Replaces a sign-up form on a members' page, which only members read. Our addition. */
    alreadyMemberText: 'You are already a member. To change what you pay for, manage your subscription.',
    /** Replaces a sign-up form without JavaScript. Our addition. */
    joinNeedsScriptText:
      'You need JavaScript to sign up here. Turn it on in your browser and reload this page.',
  },
  shopData: {
    chooselabel: 'Choose VAT country',
    cartPlusVatText: 'VAT is added at checkout',
    shippingNoteText: 'Shipping costs are added at checkout',
    oneEventOnlyText: 'You can only book one place per event',
    checkoutLabel: 'Go to checkout',
    euBusinessLabel: 'EU business with a VAT number',
    subtotalLabel: 'Subtotal',
    emptyCartText: 'Your cart is empty',
    soldOutLabel: 'Sold out',
  },
  pageData: {
    frontPageLabel: 'Go to the homepage',
    tryAgainLabel: 'Try again',
    /** Accessible name of the links on the 404 page and the error pages. Our addition. */
    otherPagesLabel: 'Other pages',
    notFoundTitle: 'Page not found',
    notFoundText: 'This page could not be found',
    notFoundNote: 'It may have been moved or taken down.',
    errorTitle: 'An error occurred',
    errorText: 'We could not show this page because of an error on our side.',
    errorNote: 'Try again in a moment, or go to the homepage.',
    unavailableTitle: 'An error occurred',
    unavailableText: 'We cannot load this page right now.',
    unavailableNote: 'It is usually back within a few minutes. Other pages may still work.',
    /** On both error pages: `{reference}` finds the request in the log. */
    referenceText: 'If you contact us about this, please quote this reference: {reference}',
    /** Without a connection, in place of a page that the browser has not stored. */
    offlineTitle: 'You seem to be offline',
    offlineText: 'We could not load this page.',
    offlineNote: 'Check your connection, then try again.',
    /** Heading of the stored pages. */
    offlinePagesTitle: 'Pages you can read now',
    /** Shown if even the error page fails. */
    brokenTitle: 'An error occurred while showing the error page',
    brokenLinkLabel: 'Go back to home',
    /** At the end of a page that is cut off. */
    pageCutText: 'This page is too long to be shown in full. The rest has been left out.',
    /** In place of a members' page without a block that can be shown. */
    emptyPageText: 'There is nothing on this page that we can show.',
    gateLabel: 'For members',
    gateText: 'This page is for members.',
    gateNote: 'Log in to read it.',
    /** Replaces `gateNote` if there is a `membershipLink`. */
    gateJoinNote: 'Log in to read it, or become a member.',
    /** While a member's page loads. */
    gateLoadingText: 'One moment…',
    gateForbiddenText:
      'You cannot read this page because your membership is not active. See your profile for details.',
    gateFailedText: 'We cannot load this page right now. Try again in a moment.',
    /** Below the login, before the `membershipLink`. */
    notMemberText: 'Not a member yet?',
    /** Note on a page, block or list that is cut off. */
    cutText: 'This is too long to be shown in full.',
    shopTitle: 'Shop',
    /** Meta description: `{collections}`. */
    shopDescription: 'From our shop: {collections}.',
    emptyShopText: 'There are no products at the moment.',
    collectionsLabel: 'Collections',
    allOfCollectionLabel: 'View all in {collection}',
    backToShopLabel: 'Browse the rest of the shop',
    /** Title of a list's further pages: `{title}`, `{page}`. */
    pageNumberTitle: '{title}, page {page}',
    searchTitle: 'Search: {text}',
    noProductsText: 'No product matches “{text}”.',
    noProductsNote: 'Try fewer words or a different spelling, or browse a collection.',
    productCountOne: '1 product',
    productCount: '{count} products',
    needsScriptText: 'You need JavaScript to use the cart. Turn it on in your browser and reload this page.',
    /** After that, before the `contactLink`. */
    orderByContactText: 'To order without it:',
  },
};

type BuiltInTexts = typeof builtInTexts;

type Texts<Group extends keyof BuiltInTexts> = Readonly<Record<keyof BuiltInTexts[Group], string>>;

/** Texts of the site's own pages. */
export type PageTexts = Texts<'pageData'>;

/** Decorative pictures of the site's own pages, shown without `alt`. */
type PagePictures = Record<'notFoundImage' | 'errorImage' | 'unavailableImage' | 'gateImage', Image>;

/** A link of the main navigation, and the pages below it. */
export interface MenuLink extends Link {
  /** A heading without a page of its own: `url` is that of the first page below it. */
  isHeading?: true;
  children?: MenuLink[];
}

/** Site-wide texts and links of the content service. Missing texts are the built-in English. */
export interface MainData {
  userAdminData: Texts<'userAdminData'>;
  variousData: Texts<'variousData'> & {
    headerLink?: Link;
    footerLink?: Link;
    footerData1?: SafeHtml;
    /** The page for becoming a member, linked for visitors without access to a members' page. Our addition. */
    membershipLink?: Link;
    /** The page for writing to the organisation, linked for members whose data is incomplete. Our addition. */
    contactLink?: Link;
    /** The terms of a membership and the privacy policy. Our additions. */
    termsLink?: Link;
    privacyLink?: Link;
    /** The site's main navigation, in order; our addition to the content service's response. */
    navigation?: MenuLink[];
    /** The content service's own URL, as it reports it; our addition, too. For the log, not for links. */
    contentOrigin?: string;
  };
  formData: Texts<'formData'>;
  shopData: Texts<'shopData'>;
  /** Texts of the pages that the site creates itself: 404, errors, gate, shop, search. Our addition. */
  pageData: PageTexts & Partial<PagePictures>;
  /** Today's VAT rates, from `shopData.vatRates` and `shopData.vatRatesDate`; without them the fixed ones apply. */
  currentVat?: CurrentVat;
}

/**
 * Fallback for missing texts, or for all main data.
 *
 * @example
 * builtInMainData.formData.subscribeLabel; // 'Subscribe'
 */
export const builtInMainData: MainData = builtInTexts;
