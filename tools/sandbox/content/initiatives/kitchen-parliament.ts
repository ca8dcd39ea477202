import { bullets, cardLinks, heading, paragraph, withFrame } from '../../src/content/seed/blocks.ts';
import { initiative } from '../../src/content/seed/entries.ts';

export default initiative({
  id: 704,
  slug: 'kitchen-parliament',
  title: 'The Kitchen Parliament',
  standfirst: 'Twelve households, one pot and a bill that has not yet been written.',
  opening: 'Laws about the future are made in rooms without food. We wondered whether that was the trouble.',
  body: [
    paragraph(
      'Once a quarter twelve households cook together and take a bill through three courses. The starter is what the law says now. The main course is what it would mean on a Tuesday in 2045. The pudding is a vote, with reasons.',
    ),
    heading('Bills so far'),
    bullets(
      'that every new loan for a house state how high the house stands above the sea (carried)',
      'that night work be explained in one sentence (carried, with an amendment)',
      'that the voting age be abolished at both ends (lost, narrowly, over the cheese)',
    ),
    withFrame(
      cardLinks('newsStyle', ['/news/the-last-night-shift', '/news/the-bread-of-a-dry-decade'], {
        contentType: 'news',
      }),
      { title: 'What came to the table' },
    ),
  ],
});
