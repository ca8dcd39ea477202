import { heading, paragraph, quote, steps, text } from '../../content/seed/blocks.ts';
import { newsArticle } from '../../content/seed/entries.ts';

export default newsArticle({
  id: 215,
  slug: 'the-flood-mark-on-the-door',
  title: 'The flood mark on the door',
  standfirst:
    'Our own front door carries a brass line from 1902. This summer we cut a second one, for a flood that has not come.',
  date: '20250619',
  cats: ['oceans', 'methods'],
  caption: 'The harbour mouth from the customs house steps, at the hour when the line is easiest to believe.',
  opening:
    'Everybody who has ever come into this house has walked past the brass line at the height of their hip, and nobody, when asked on the way out, could say what year is on it.',
  body: [
    paragraph(
      'It says 1902. On a night that November the sea came up the steps, through the door and two metres into the hall, where it floated the scales on which they weighed the coffee. The customs men cut the mark the next morning, to show how bad it had been. For a century and a quarter it has in fact shown how high the door needed to be.',
    ),
    heading('A mark is not a memory'),
    paragraph(
      'Up and down the coast there are some two hundred such lines, on churches, inns and pump houses. Tobias Aldermoor, who leads our work on the sea, spent a summer of weekends bicycling to all of them. He found that houses built since 1950 stand, on average, forty centimetres below the mark on the nearest church. The marks had been read, and dusted, and photographed. They had not been believed, because they pointed backwards.',
    ),
    quote(
      'We treat the highest water we remember as a limit. It is only the highest so far.',
      'Tobias Aldermoor',
    ),
    paragraph(
      'So we decided to cut one that pointed the other way. It took longer than we had expected, for to cut a line in a door one has to know where it goes.',
    ),
    heading('Where to put a line'),
    steps(
      'We asked four groups of scientists for the height of the one-in-a-hundred flood in 2080. They gave us a range of sixty centimetres.',
      'We asked the insurers. They gave us a single number, and would not say where it came from.',
      'We asked the harbour master, who is seventy. He walked up the steps, looked about him, and put his hand on the wood.',
      'The hand was in the middle of the range. We cut it there.',
    ),
    heading('What a line does'),
    paragraph(
      'The new line is not brass but a slot, eight millimetres deep, left empty. It runs at the height of a tall man’s eyes. It has no date. When people ask, we say that the brass is waiting in the drawer.',
    ),
    text(
      '<p>We had meant it as a small provocation for visitors. It has had an effect chiefly on ourselves. In the months since, the archive has moved up a floor. The sockets have been raised. The scales, which hang again in the hall, have been put on a longer chain. None of this was in any plan; one simply grows tired of walking under a line every morning with the boxes still in the cellar.</p><p>Eleven houses on the quay have since asked for a slot of their own. The joiner charges for an hour. Where they wish the line to go is a matter for them, but he reports that everybody, without exception, has asked to borrow the harbour master.</p>',
    ),
  ],
  related: [
    '/news/the-town-that-decided-to-be-an-island',
    '/news/kelp-patience-and-a-very-long-line',
    '/news/the-archive-of-futures-that-did-not-happen',
  ],
});
