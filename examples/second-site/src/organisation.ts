import { defineOrganisation } from '@guildhall/organisation';

export const organisation = defineOrganisation({
  name: 'Schilfwerft Ellersiel e. V.',
  language: 'de',
  locale: 'de-DE',
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  numbers: { group: '.', decimal: ',', sign: 'after' },
  vatHome: 'DE',
  plans: {
    mitglied: { shipping: false },
    ermaessigt: { shipping: false },
    patenschaft: { shipping: true, notSoldIn: ['US'], trackingEvent: 'patenschaft' },
  },
  logins: 'links',
  profileFields: { phone: { label: 'Telefon', type: 'phone', changedBy: 'member' } },
  paths: { login: '/anmelden', profile: '/mein-bereich', resetPassword: '/passwort' },
  accessibility: {
    path: '/barrierefreiheit',
    status: 'partial',
    preparedOn: '2026-11-23',
    exceptions: { nonCompliance: ['Ältere Bootspläne sind nur Bilder. Wir beschreiben sie auf Anfrage.'] },
    contact: { email: 'barrierefrei@schilfwerft.test' },
  },
  contracts: { withdrawal: { path: '/widerruf' }, cancellation: { path: '/kuendigung' } },
  leaving: { path: '/daten-behalten', bookkeepingYears: 8 },
  consent: { purposes: ['statistics'], webVitals: true },
  feedTypes: ['news'],
  search: '/suche',
  grounds: { nebel: 'page', mennige: 'warm', teer: 'dark', schilf: 'soft' },
  switches: { shop: false },
});
