import { button, link, paragraph } from '../../src/content/seed/blocks.ts';
import { occasion } from '../../src/content/seed/entries.ts';

export default occasion({
  id: 901,
  slug: 'what-the-tide-tables-knew',
  title: 'What the tide tables knew',
  standfirst:
    'Tobias Aldermoor on a hundred and twenty years of pencilled numbers, and the one that was altered.',
  cats: ['lecture'],
  data: {
    date: '20261203',
    hideDate: '0',
    time: '19.30 to 21.00',
    location: 'The long table, Old Customs House',
    price: 'Free for members, DKK 80 for guests',
    color: 'peach',
    signupUrl: 'https://tickets.example/wayleave/what-the-tide-tables-knew',
    startsAt: '2026-12-03T19:30:00+01:00',
    endsAt: '2026-12-03T21:00:00+01:00',
    venue: 'The Old Customs House',
    address: 'Toldkaj 7, Nørrevig, Denmark',
  },
  body: [
    paragraph(
      'The oldest tide table in the house is from 1904. It is a beautiful piece of work and one figure in it is wrong. Tobias Aldermoor has spent a year finding out whether it was a mistake.',
    ),
    paragraph(
      'The lecture is in English. There is soup beforehand, from half past six, for those who tell us by the Monday.',
    ),
    button(link('Sign up', 'https://tickets.example/wayleave/what-the-tide-tables-knew', '_blank')),
  ],
});
