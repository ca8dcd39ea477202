import { paragraph } from '../../src/content/seed/blocks.ts';
import { organisation } from '../../src/content/seed/entries.ts';

export default organisation({
  id: 805,
  slug: 'the-lantern-libraries',
  title: 'The Lantern Libraries',
  standfirst: 'Nine branches along the fjord, each with a shelf for a reader of 2060.',
  opening: 'Public libraries that stay open late, and keep what nobody has borrowed yet.',
  body: [
    paragraph(
      'The shelf for unborn readers is theirs. So is the largest collection anywhere of handbooks on mending things.',
    ),
    paragraph('Our travelling exhibitions begin here. The branch at Sandholm has asked for a boat.'),
  ],
});
