import { defineOrganisation } from '@guildhall/organisation';

/** The organisation of the specification. */
export const organisation = defineOrganisation({
  language: 'en',
  locale: 'en-GB',
  currency: 'DKK',
  equivalents: { EUR: 0.13446, GBP: 0.113023, USD: 0.136834 },
  vatHome: 'DK',
  plans: {
    'individual-membership': {
      shipping: true,
      notSoldIn: ['US'],
      trackingEvent: 'individualMembership',
    },
    'individual-membership-digital': { shipping: false },
    'futures-membership-+-donation': {
      shipping: true,
      taxDeduction: 'cpr',
      notSoldIn: ['US'],
      trackingEvent: 'individualMembership+Donation',
    },
  },
  eventVendors: { 'zoom-event': 'online', 'offline-event': 'onsite' },
  consent: { purposes: ['statistics', 'marketing'] },
  feedTypes: ['news', 'blog'],
  grounds: { paper: 'page', peach: 'warm', night: 'dark', sand: 'soft' },
});
