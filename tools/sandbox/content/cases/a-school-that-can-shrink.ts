import { bullets, heading, link, button, paragraph, quote } from '../../src/content/seed/blocks.ts';
import { caseStory } from '../../src/content/seed/entries.ts';

export default caseStory({
  id: 301,
  slug: 'a-school-that-can-shrink',
  title: 'A school that can shrink',
  standfirst: 'Hedelund needed a school for 400 children, and a good use for it when there are 180.',
  date: '20260820',
  cats: ['cities'],
  opening:
    'The council had the money, the site and the architect. What it did not have was an answer to a question from its own treasurer: whom is this for in 2050?',
  body: [
    heading('What was asked'),
    paragraph(
      'Hedelund will have four hundred children of school age until about 2034, and after that fewer every year. Two schools in the district already stand half empty, and a third has been a furniture store since 2019. The council asked us for a forecast. We offered it a rehearsal instead.',
    ),
    heading('What we did'),
    paragraph(
      'For six weeks the drawings hung in the library, at a scale of one to twenty, with four calendars beside them. In the first the school is full. In the second it is half full; in the third the town has taken in two hundred families from the coast; in the fourth the oldest third of the town has moved back to the centre and wants to learn. Anyone could move in. Some eight hundred people did, with paper chairs.',
    ),
    bullets(
      'Teachers moved the staircases.',
      'Children closed the long corridor, and opened a shop.',
      'A woman of eighty-three put a bed in the music room, and would not take it out.',
    ),
    quote(
      'We had designed a school with a spare wing. We ended with a street that has a school in it.',
      'The architect',
    ),
    heading('Results'),
    paragraph(
      'The building that is now going up is made of five houses round a yard. Each has its own door, its own boiler and its own address. As many as three can be given up, one at a time, and become twelve flats, a surgery or a workshop without a single wall coming down. The music room has the plumbing for a bathroom. It cost two per cent more than the first design and the treasurer has written, in the margin of our report, the word <em>good</em>.',
    ),
    button(link('More about how we think of cities', '/focus-areas/cities-that-last')),
  ],
  related: ['/cases/the-care-rota-of-2040', '/cases/books-for-unborn-readers'],
});
