import {
  banner,
  blockTitle,
  figure,
  hero,
  imageText,
  link,
  withFrame,
} from '../../src/content/seed/blocks.ts';
import type { BlockSeed } from '../../src/content/seed/seed.ts';

const pair = '<p>A picture on one side, and words on the other that need not say what it shows.</p>';

const pictures: BlockSeed[] = [
  blockTitle('Pictures'),
  hero(
    'A hero in the middle of a page',
    'With a subtitle and a way on',
    'home-hero',
    link('What we do', '/about'),
  ),
  figure('about-accounts', 'A picture in the reading measure. Its caption stands beside it.'),
  figure('about-table', 'A wide picture runs out of the page at one side.', 'wide'),
  imageText('The picture at the left', pair, 'membership-journal', 'left', link('See the shop', '/shop')),
  imageText('The picture at the right', pair, 'about-accounts', 'right'),
  withFrame(imageText('On the night', pair, 'home-archive', 'left', link('Read on', '/news')), {
    colour: 'night',
  }),
  banner(
    'A banner',
    'A label pinned over a picture.',
    'membership-door',
    link('Write to the house', '/contact'),
  ),
  withFrame(
    banner(
      'A banner at night',
      'It takes the ground it is given.',
      'list-cases',
      link('All cases', '/cases'),
    ),
    {
      colour: 'night',
    },
  ),
];

export default pictures;
