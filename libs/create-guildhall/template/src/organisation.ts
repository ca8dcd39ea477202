import { defineOrganisation } from '@guildhall/organisation';

/** Facts that site, api and build share. */
export const organisation = defineOrganisation({
  name: 'The Reed Society',
  language: 'en',
  locale: 'en-IE',
  timeZone: 'UTC',
  currency: 'EUR',
  numbers: { group: ',', decimal: '.', sign: 'before' },
  vatHome: 'IE',
  plans: { friend: { shipping: false }, patron: { shipping: false } }, // if membership
  logins: 'links', // if members
  search: '/search',
  feedTypes: ['news'],
  switches: { shop: true, members: true, membership: true },
});
