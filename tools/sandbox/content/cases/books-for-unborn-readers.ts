import { heading, paragraph, quote, steps } from '../../src/content/seed/blocks.ts';
import { caseStory } from '../../src/content/seed/entries.ts';

export default caseStory({
  id: 304,
  slug: 'books-for-unborn-readers',
  title: 'Books for unborn readers',
  standfirst:
    'What should a library buy today so that it is worth visiting in 2060? Six librarians and a very short list.',
  date: '20260122',
  cats: ['methods'],
  opening:
    'A public library throws away about as many books as it buys. It has rules for both. Neither set of rules has ever met the reader for whom the place will be kept open.',
  body: [
    heading('What was asked'),
    paragraph(
      'The Lantern Libraries, nine branches along the fjord, were due to renew their policy for the collection. The last had been written in 1998 and spoke at length of compact discs. The librarians asked us to help them to look thirty-five years ahead without, as one of them put it, falling into the internet.',
    ),
    heading('What we did'),
    paragraph(
      'We invited the reader. Each of the six librarians was given a person who will walk through the door in 2060: a name, a bad knee, a language, a reason for coming in out of the rain. They lived with that person for three months. They wrote her letters. At the end each of them could choose a hundred books to leave on the shelf for her, and had to say, to her, why.',
    ),
    steps(
      'All six chose a book on how to mend something.',
      'Five chose the minutes of the town council.',
      'Four chose a book they themselves could not bear.',
      'None chose anything that had been on loan that week.',
    ),
    quote(
      'I found that I was not choosing books. I was choosing what she would be able to argue with.',
      'A branch librarian',
    ),
    heading('Results'),
    paragraph(
      'One shelf in each branch now belongs to the reader of 2060. Nothing on it may be thrown away, and anybody may propose a title in writing, with a reason addressed to her. There have been nine hundred proposals. The reasons are kept with the books. They are, the librarians believe, what she will come for.',
    ),
  ],
  related: ['/cases/a-school-that-can-shrink', '/cases/a-will-for-a-family-firm'],
});
