import { defineOrganisation } from '@guildhall/organisation';

/** The organisation of the specification. */
export const organisation = defineOrganisation({
  name: 'The Wayleave Institute',
  language: 'en',
  locale: 'en-GB',
  timeZone: 'Europe/Copenhagen',
  currency: 'DKK',
  equivalents: { EUR: 0.13446, GBP: 0.113023, USD: 0.136834 },
  vatHome: 'DK',
  seller: { vatNumber: 'DK13585628' },
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
  accessibility: {
    status: 'partial',
    preparedOn: '2026-11-23',
    exceptions: {
      nonCompliance: ['Some older videos have no captions. We add them on request.'],
      outOfScope: [
        'The checkouts and the page for managing a subscription are pages of our suppliers.',
        'Maps, films and pages of other organisations that are shown within our pages.',
      ],
    },
    contact: { email: 'accessibility@wayleave.test', path: '/contact', replyDays: 10 },
  },
  contracts: { withdrawal: {}, cancellation: {} },
  leaving: { bookkeepingYears: 5 },
  consent: { purposes: ['statistics', 'marketing'], webVitals: true },
  feedTypes: ['news', 'blog'],
  grounds: { paper: 'page', peach: 'warm', night: 'dark', sand: 'soft' },
});
