import { paragraph } from '../../src/content/seed/blocks.ts';
import { occasion } from '../../src/content/seed/entries.ts';

export default occasion({
  id: 907,
  slug: 'members-assembly-2027',
  title: 'Members’ assembly',
  standfirst: 'The accounts, the elections, the question for the year, and lunch for everybody.',
  cats: ['lecture'],
  data: {
    date: '20270522',
    hideDate: '0',
    time: '10.00 to 15.00',
    location: 'Sports hall, Sandholm',
    price: 'Members only',
    color: 'night',
    signupUrl: '',
    startsAt: '2027-05-22T10:00:00+02:00',
    endsAt: '2027-05-22T15:00:00+02:00',
    venue: 'Sports hall',
    address: 'Sandholm, Denmark',
  },
  body: [
    paragraph(
      'The assembly chooses three members of the council and, by the usual method of dried beans, the question that the house will study next year.',
    ),
    paragraph('This year it meets in Sandholm, while one can still take the bus.'),
  ],
});
