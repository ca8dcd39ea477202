import { button, link, paragraph } from '../../src/content/seed/blocks.ts';
import { occasion } from '../../src/content/seed/entries.ts';

export default occasion({
  id: 904,
  slug: 'the-hundred-year-household',
  title: 'The hundred-year household',
  standfirst: 'Petra Winding and three residents of one staircase, whose ages come to three hundred and one.',
  cats: ['lecture'],
  data: {
    date: '20270218',
    hideDate: '0',
    time: '19.30 to 21.00',
    location: 'Lantern Library, Nørrevig',
    price: 'Free',
    color: 'sand',
    signupUrl: 'https://tickets.example/wayleave/the-hundred-year-household',
    startsAt: '2027-02-18T19:30:00+01:00',
    endsAt: '2027-02-18T21:00:00+01:00',
    venue: 'Lantern Library',
    address: 'Nørrevig, Denmark',
  },
  body: [
    paragraph(
      'What happens when four generations share not a home but a staircase? An evening with people who have tried it for six years and are still on speaking terms.',
    ),
    paragraph('Tea is served in the interval by the youngest.'),
    button(link('Sign up', 'https://tickets.example/wayleave/the-hundred-year-household', '_blank')),
  ],
});
