import { button, link, paragraph } from '../../src/content/seed/blocks.ts';
import { occasion } from '../../src/content/seed/entries.ts';

export default occasion({
  id: 903,
  slug: 'four-honest-futures-weekend',
  title: 'Four honest futures: a weekend',
  standfirst:
    'Write a scenario that you would be prepared to read aloud to someone who will be poorer in it.',
  cats: ['workshop'],
  data: {
    date: '20270123',
    hideDate: '0',
    time: 'Saturday 10.00 to Sunday 16.00',
    location: 'The long table, Old Customs House',
    price: 'DKK 1,400, members DKK 950',
    color: 'peach',
    signupUrl: 'https://tickets.example/wayleave/four-honest-futures-weekend',
    startsAt: '2027-01-23T10:00:00+01:00',
    endsAt: '2027-01-24T16:00:00+01:00',
    venue: 'The Old Customs House',
    address: 'Toldkaj 7, Nørrevig, Denmark',
  },
  body: [
    paragraph(
      'Elias Quist’s course for people who have to write about the future and would like to do it less badly. Sixteen places, much rewriting, a good supper.',
    ),
    paragraph('Bring a decision that is really yours. You will not be asked to share it.'),
    button(link('Sign up', 'https://tickets.example/wayleave/four-honest-futures-weekend', '_blank')),
  ],
});
