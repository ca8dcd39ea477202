import { banner, blockTitle, figure, hero, imageText, link, withFrame } from '../../content/seed/blocks.ts';
import type { BlockSeed } from '../../content/seed/seed.ts';

const pair = '<p>A picture on one side, and text on the other that need not describe it.</p>';

const pictures: BlockSeed[] = [
  blockTitle('Pictures'),
  hero(
    'A hero in the middle of a page',
    'With a subtitle and a link',
    'home-hero',
    link('What we do', '/about'),
  ),
  figure('about-accounts', 'A picture as wide as the text. Its caption is next to it.'),
  figure('about-table', 'A wide picture extends to one edge of the page.', 'wide'),
  imageText('Picture on the left', pair, 'membership-journal', 'left', link('See the shop', '/shop')),
  imageText('Picture on the right', pair, 'about-accounts', 'right'),
  withFrame(imageText('On night blue', pair, 'home-archive', 'left', link('Read on', '/news')), {
    colour: 'night',
  }),
  banner(
    'A banner',
    'A text panel over a picture.',
    'membership-door',
    link('Write to the house', '/contact'),
  ),
  withFrame(
    banner(
      'A banner on night blue',
      'It has the background of its block.',
      'list-cases',
      link('All cases', '/cases'),
    ),
    {
      colour: 'night',
    },
  ),
];

export default pictures;
