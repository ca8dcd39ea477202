import {
  cardLinks,
  heading,
  link,
  paragraph,
  steps,
  button,
  withFrame,
} from '../../src/content/seed/blocks.ts';
import { initiative } from '../../src/content/seed/entries.ts';

export default initiative({
  id: 701,
  slug: 'the-hundred-year-lease',
  title: 'The hundred-year lease',
  standfirst:
    'Eleven houses on the north quay that are borrowed from the year 2100, and have to be handed back.',
  opening: 'What would you build if somebody were coming to inspect it who has not been born?',
  body: [
    paragraph(
      'The lease is a contract in four languages that anyone may copy. It lets land from the future to the present, on conditions. The first eleven houses under it stand on the north quay at Nørrevig and will be lived in from next summer.',
    ),
    heading('How a place can join'),
    steps(
      'Bring a plot, a builder who is curious and a bank that can count to a hundred.',
      'Spend a day with the schedule, and a class of fourteen-year-olds.',
      'Colour your drawing by how long things last. Throw it away. Draw it again.',
      'Sign, with the chair in the room.',
    ),
    button(link('Who signs for the unborn', '/initiatives/the-hundred-year-lease/the-empty-chair')),
    withFrame(cardLinks('newsStyle', ['/news/houses-on-loan-from-the-year-2100'], { contentType: 'news' }), {
      title: 'Read the story',
    }),
  ],
});
