import { onContentHost } from '../src/content/content-host.ts';
import type { RawMainData } from '../src/content/raw/raw-main-data.ts';

const mainData: RawMainData = {
  _en_maindata: {
    userAdminData: {
      loginTitle: 'Members’ entrance',
      emailLabel: 'Email',
      passwordLabel: 'Password',
      loginLabel: 'Log in',
      logoutLabel: 'Log out',
      forgotPasswordLabel: 'Forgot your password?',
      resetSentText: 'If we know this address, we have sent a link to it',
      setPasswordLabel: 'Choose a new password',
      passwordSavedText: 'Your new password is saved',
      wrongLoginText: 'The email or password is wrong',
      expiredLinkText: 'This link has expired or has already been used. Ask for a new one.',
      editSubscriptionLabel: 'Manage your membership',
    },
    variousData: {
      headerLink: { title: 'Become a member', url: onContentHost('/membership'), target: '' },
      footerLink: { title: 'Write to us', url: '/contact', target: '' },
      footerData1:
        `<p><strong>The Wayleave Institute</strong><br>The Old Customs House<br>Toldkaj 7, Nørrevig</p>` +
        `<p><a href="${onContentHost('/about')}">About us</a><br><a href="/people">People</a><br>` +
        `<a href="/organisations">Partners</a><br><a href="/calendar">Calendar</a></p>` +
        `<p>A non-profit house of ideas about the future, kept by its members since 1974.</p>`,
      approxLabel: 'approx.',
      membershipLink: { title: 'Become a member', url: onContentHost('/membership'), target: '' },
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
  },
};

export default mainData;
