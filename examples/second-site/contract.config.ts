// cspell:ignore logbuch stapellauf hedwig suche mitglied werden kontakt anmelden bootsliste barrierefreiheit verkaufen nichts
import { defineContract } from '@guildhall/contract';
import { texts } from './src/texts.ts';

/** The texts and pages of this site. */
export const contract = defineContract({
  texts,
  paths: {
    ...{ list: '/logbuch', article: '/logbuch/stapellauf-der-hedwig', search: '/suche' },
    ...{ join: '/mitglied-werden', contact: '/kontakt' },
    ...{ login: '/anmelden', members: '/bootsliste' },
    ...{ statement: '/barrierefreiheit', consent: '/_consent' },
    ...{ withdrawal: '/widerruf', cancellation: '/kuendigung' },
  },
  pages: ['/beitrag', '/suche?q=Booten'],
  without: {
    product: 'the boatyard sells nothing',
    cart: 'the boatyard sells nothing',
    checkout: 'the boatyard sells nothing',
  },
  address: { country: 'DE', zip: '26409' },
});
