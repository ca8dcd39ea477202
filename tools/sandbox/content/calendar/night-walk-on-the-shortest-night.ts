import { button, link, paragraph } from '../../src/content/seed/blocks.ts';
import { occasion } from '../../src/content/seed/entries.ts';

export default occasion({
  id: 908,
  slug: 'night-walk-on-the-shortest-night',
  title: 'The shortest night',
  standfirst: 'From eleven until sunrise with a nurse, a baker and the woman who answers for lifts.',
  cats: ['walk'],
  data: {
    date: '20270621',
    hideDate: '0',
    time: '23.00 to 04.30',
    location: 'The fish market, Nørrevig',
    price: 'DKK 90, with breakfast',
    color: 'night',
    signupUrl: 'https://tickets.example/wayleave/night-walk-on-the-shortest-night',
    startsAt: '2027-06-21T23:00:00+02:00',
    endsAt: '2027-06-22T04:30:00+02:00',
    venue: 'The fish market',
    address: 'Nørrevig, Denmark',
  },
  body: [
    paragraph(
      'Yusra Haddad-Krogh leads a walk through the work that is done while we sleep. It ends at the bakery, at the hour when bread is at its best.',
    ),
    paragraph('Twenty people, no torches. Please have slept.'),
    button(link('Sign up', 'https://tickets.example/wayleave/night-walk-on-the-shortest-night', '_blank')),
  ],
});
