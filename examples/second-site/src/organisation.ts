import { defineOrganisation } from '@guildhall/organisation';

/** An invented boatyard association. */
export const organisation = defineOrganisation({
  language: 'de',
  locale: 'de-DE',
  currency: 'EUR',
  numbers: { group: '.', decimal: ',', sign: 'after' },
  vatHome: 'DE',
  plans: {
    mitglied: { shipping: false },
    ermaessigt: { shipping: false },
    // Patrons get a print of their boat by post.
    patenschaft: { shipping: true, notSoldIn: ['US'], trackingEvent: 'patenschaft' },
  },
  paths: { login: '/anmelden', profile: '/mein-bereich', resetPassword: '/passwort' },
  accessibility: {
    path: '/barrierefreiheit',
    status: 'partial',
    preparedOn: '2026-11-23',
    exceptions: {
      nonCompliance: ['Ältere Pläne der Boote sind nur als Bild vorhanden. Wir beschreiben sie auf Anfrage.'],
      outOfScope: ['Die Bezahlseite gehört unserem Dienstleister.'],
    },
    contact: { email: 'barrierefrei@schilfwerft.test' },
  },
  consent: { purposes: ['statistics'] },
  feedTypes: ['news'],
  search: '/suche',
  grounds: { nebel: 'page', mennige: 'warm', teer: 'dark', schilf: 'soft' },
  switches: { shop: false },
});
