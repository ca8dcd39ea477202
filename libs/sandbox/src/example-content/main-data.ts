import { onContentHost } from '../content/content-host.ts';
import type { RawImage } from '../content/raw/raw-card.ts';
import type { RawMainData } from '../content/raw/raw-main-data.ts';

/** It has no size of its own and fills its container. */
function drawing(name: string): RawImage {
  return { md: onContentHost(`/wp-content/uploads/${name}`), width: 1600, height: 1200, alt: '' };
}

const mainData: RawMainData = {
  _en_maindata: {
    userAdminData: {
      loginTitle: 'Members’ login',
      emailLabel: 'Email',
      passwordLabel: 'Password',
      loginLabel: 'Log in',
      logoutLabel: 'Log out',
      forgotPasswordLabel: 'Forgot your password?',
      resetSentText: 'If we know this email address, we are sending you a link',
      setPasswordLabel: 'Set a new password',
      passwordSavedText: 'Your new password is saved',
      wrongLoginText: 'The email or password is wrong',
      expiredLinkText: 'This link has expired or has already been used. Request a new one.',
      editSubscriptionLabel: 'Manage your membership',
    },
    variousData: {
      headerLink: { title: 'Become a member', url: onContentHost('/membership'), target: '' },
      footerLink: { title: 'Write to us', url: '/contact', target: '' },
      footerData1:
        `<p><strong>The Wayleave Institute</strong><br>The Old Customs House<br>Toldkaj 7, Nørrevig</p>` +
        `<p><a href="${onContentHost('/about')}">About us</a><br><a href="/people">People</a><br>` +
        `<a href="/organisations">Partners</a><br><a href="/calendar">Calendar</a></p>` +
        `<p>A non-profit house of ideas about the future, run by its members since 1974.</p>`,
      approxLabel: 'approx.',
      membershipLink: { title: 'Become a member', url: onContentHost('/membership'), target: '' },
      contactLink: { title: 'Write to us', url: '/contact', target: '' },
      termsLink: { title: 'Terms and conditions', url: onContentHost('/terms'), target: '' },
      privacyLink: { title: 'Privacy policy', url: '/privacy', target: '' },
      contentOrigin: onContentHost(''),
      navigation: [
        { title: 'News', url: onContentHost('/news'), target: '' },
        { title: 'Focus areas', url: '/focus-areas', target: '' },
        { title: 'Cases', url: '/cases', target: '' },
        { title: 'Calendar', url: '/calendar', target: '' },
        { title: 'Shop', url: '/shop', target: '' },
        { title: 'About', url: '/about', target: '' },
      ],
    },
    formData: {
      subscribeLabel: 'Subscribe',
      isRequiredText: 'is required',
      isNotValidText: 'is not valid',
      invalidCprText: 'Enter a CPR number with exactly 10 characters',
      termsRequiredText: 'Accept the terms and conditions to continue',
      technicalErrorText: 'A technical error stopped your sign-up. Please try again in a moment.',
      zipCodeInvalidText: 'The zip code does not match the selected country',
      userExistsText: 'There is already a member with this email address. Log in instead.',
      signUpSuccessText: 'Thank you. Your membership is now active.',
      loadingLabel: 'One moment…',
      termsLabel: 'I accept the terms and conditions',
      sameAsBillingLabel: 'Ship to my billing address',
      taxDeductionLabel: 'Report my donation for tax deduction',
      paymentNoteText:
        'You pay in the next step. Your membership renews {renewal} on the same date, and we charge you again each time, until you cancel.',
      cancelText:
        'You can cancel at any time in the members’ area or by letter. You stay a member until the end of the period you have paid for.',
      rightToWithdrawText:
        'You can withdraw within 14 days of signing up, without giving a reason: use “Withdraw from contract here” at the end of every page, and we will refund your payment.',
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
      vatRates: [
        { country: 'FI', percent: '25.5' },
        { country: 'EE', percent: '24' },
        { country: 'SK', percent: '23' },
        { country: 'RO', percent: '21' },
      ],
      vatRatesDate: '20261101',
    },
    pageData: {
      notFoundNote: 'It may have moved, or we may have taken it down.',
      notFoundImage: drawing('futures-cone.svg'),
      errorText: 'We could not show this page. The error is on our side.',
      errorNote: 'We have logged the error. Try again in a moment, or go to the homepage.',
      errorImage: drawing('fault.svg'),
      unavailableImage: drawing('low-water.svg'),
      gateText: 'This page is for members of the institute.',
      gateJoinNote: 'Log in to read it. Not a member yet? You can join at any time.',
      gateImage: drawing('doorway.svg'),
      emptyShopText: 'There is nothing for sale right now.',
      noProductsText: 'Nothing in the shop matches “{text}”.',
    },
  },
};

export default mainData;
