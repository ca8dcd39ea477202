import { defineOrganisation } from '@guildhall/organisation';

/** Facts that the app and its api share. */
export const organisation = defineOrganisation({
  name: 'The Wayleave Institute',
  language: 'en',
  locale: 'en-GB',
  currency: 'DKK',
  equivalents: { EUR: 0.13446, GBP: 0.113023, USD: 0.136834 },
  vatHome: 'DK',
  plans: {
    'individual-membership': { shipping: true, notSoldIn: ['US'] },
    'individual-membership-digital': { shipping: false },
  },
  logins: 'links',
  // Names that editors use for background colours.
  grounds: { paper: 'page', peach: 'warm', night: 'dark', sand: 'soft' },
});
