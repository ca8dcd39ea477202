import { button, link, paragraph } from '../../src/content/seed/blocks.ts';
import { occasion } from '../../src/content/seed/entries.ts';

export default occasion({
  id: 906,
  slug: 'the-2080-shoreline-on-foot',
  title: 'The 2080 shoreline, on foot',
  standfirst: 'Eleven kilometres along a coast that is not there yet, with a harbour master and a flask.',
  cats: ['walk'],
  data: {
    date: '20270410',
    hideDate: '0',
    time: '09.00 to 15.00',
    location: 'From the customs house steps',
    price: 'Free for members, DKK 60 for guests',
    color: 'peach',
    signupUrl: 'https://tickets.example/wayleave/the-2080-shoreline-on-foot',
    startsAt: '2027-04-10T09:00:00+02:00',
    endsAt: '2027-04-10T15:00:00+02:00',
    venue: 'The Old Customs House',
    address: 'Toldkaj 7, Nørrevig, Denmark',
  },
  body: [
    paragraph(
      'The walk follows the line of the one-in-a-hundred flood of 2080, through gardens, a churchyard and the frozen food of a supermarket. Owners have given leave. That is, after all, our name.',
    ),
    paragraph('Good shoes. The dog is called Datum.'),
    button(link('Sign up', 'https://tickets.example/wayleave/the-2080-shoreline-on-foot', '_blank')),
  ],
});
