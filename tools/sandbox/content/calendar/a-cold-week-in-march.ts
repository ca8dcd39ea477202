import { button, link, paragraph } from '../../src/content/seed/blocks.ts';
import { occasion } from '../../src/content/seed/entries.ts';

export default occasion({
  id: 905,
  slug: 'a-cold-week-in-march',
  title: 'A cold week in March',
  standfirst: 'Play the nine days without wind, with your own kettle, in one evening.',
  cats: ['workshop'],
  data: {
    date: '20270311',
    hideDate: '0',
    time: '18.00 to 22.00',
    location: 'Strandby, the old creamery',
    price: 'DKK 120, soup included',
    color: 'night',
    signupUrl: 'https://tickets.example/wayleave/a-cold-week-in-march',
    startsAt: '2027-03-11T18:00:00+01:00',
    endsAt: '2027-03-11T22:00:00+01:00',
    venue: 'The old creamery',
    address: 'Strandby, Denmark',
  },
  body: [
    paragraph(
      'A shortened version of the game that a valley played for nine days. Kofi Brandstrup brings the lamps. You bring a jumper, and somebody you live with.',
    ),
    paragraph(
      'For groups of four to twelve. Schools have played it; so has one ministry, which asked not to be named.',
    ),
    button(link('Sign up', 'https://tickets.example/wayleave/a-cold-week-in-march', '_blank')),
  ],
});
