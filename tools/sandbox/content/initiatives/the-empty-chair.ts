import { heading, paragraph, quote } from '../../src/content/seed/blocks.ts';
import { topic } from '../../src/content/seed/entries.ts';

export default topic({
  id: 711,
  slug: 'the-empty-chair',
  under: '/initiatives/the-hundred-year-lease',
  picture: 'topic-the-empty-chair',
  title: 'The empty chair',
  standfirst: 'Who signs for somebody who has not been born, and what the chair is for.',
  opening:
    'The party of the second part does not exist. It is the only honest line in any contract about the future.',
  body: [
    heading('In law'),
    paragraph(
      'A trust signs. It has seven members, two of them under twenty, and it may do one thing only: refuse to take the house back. If it does, the person who lives there pays for putting it right. There is a fund. So far it has bought one door.',
    ),
    heading('In the room'),
    paragraph(
      'The chair is an ordinary kitchen chair. It stands at every meeting on the lease, at the end of the table, and may not be used for coats. We had thought of it as a symbol and were a little ashamed of it. By now we would sooner do without the minutes.',
    ),
    quote('You look at it, and you find that you have already answered.', 'A structural engineer'),
    paragraph('It can be borrowed. It folds, and travels by train, and must be offered the window.'),
  ],
});
