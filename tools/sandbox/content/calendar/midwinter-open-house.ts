import { paragraph } from '../../src/content/seed/blocks.ts';
import { occasion } from '../../src/content/seed/entries.ts';

export default occasion({
  id: 902,
  slug: 'midwinter-open-house',
  title: 'Midwinter open house',
  standfirst: 'Archive, attic, cellar and roof, by candlelight, with a fire in the yard.',
  cats: ['walk'],
  data: {
    date: '20261212',
    hideDate: '0',
    time: '15.00 to 20.00',
    location: 'Old Customs House and yard',
    price: 'Free',
    color: 'sand',
    signupUrl: '',
    startsAt: '2026-12-12T15:00:00+01:00',
    endsAt: '2026-12-12T20:00:00+01:00',
    venue: 'The Old Customs House',
    address: 'Toldkaj 7, Nørrevig, Denmark',
  },
  body: [
    paragraph(
      'Once a year every door in the house is unlocked. Jonas Ferrow reads from plans that did not happen, in the cellar, on the hour. The telescope is on the roof if the sky is.',
    ),
    paragraph('Children are welcome and are given a lamp. You need not sign up. You may need gloves.'),
  ],
});
