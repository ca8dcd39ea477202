import type { Block, BlockName, BlockOf } from '@guildhall/cms-client';
import { html, picture, url } from '../cards/card.fixture.ts';

type Fields<Name extends BlockName> = Omit<BlockOf<Name>, 'name' | 'blockName' | 'idd' | 'classNames'>;

export function block<Name extends Exclude<BlockName, 'unknown'>>(
  name: Name,
  fields: Fields<Name>,
  more: Partial<Pick<BlockOf<Name>, 'idd' | 'classNames'>> = {},
): BlockOf<Name> {
  return {
    name,
    blockName: `acf/${name}`,
    idd: `a-${name}`,
    classNames: [],
    ...fields,
    ...more,
  } as BlockOf<Name>;
}

export const link = (title: string, address: string, target: '' | '_blank' = '') => ({
  title,
  url: url(address),
  target,
});

/** One of every text block, in the order of an essay. */
export const essay: Block[] = [
  block('page-title', {
    title: 'The harbour that learned to wait',
    subTitle: 'Eleven years of planning for a sea that is not there yet',
  }),
  block('intro-text', {
    text: html(
      'On the west quay stands a flight of seven steps that leads to nothing. The town built them for a water level it expects in 2061, and until then children sit on them and eat ice cream.',
    ),
  }),
  block('image', {
    image: picture('seven-steps', 3 / 2, '#f7cdb4', 'Seven stone steps end in mid-air above a calm harbour.'),
    size: 'wide',
    title: 'The seven steps',
    text: html('Drawn from the tide tables of 2061. The lowest step will be under water twice a day.'),
  }),
  block(
    'text',
    {
      textType: 'p',
      html: html(
        'Most towns meet the future as a bill. This one decided to meet it as a neighbour: somebody who arrives late, stays long, and is easier to live with when a chair has been put out. <a href="/about">The council</a> began by asking its pilots what they would need to know thirty years from now.',
      ),
    },
    { idd: 'p1' },
  ),
  block('text', { textType: 'h2', html: html('What waiting does to a place') }, { idd: 'h1' }),
  block(
    'text',
    {
      textType: 'p',
      html: html(
        'A plan that nobody can finish changes the people who begin it. The engineers stopped signing drawings with their own names. The school now measures the quay every April, and writes the figure on the wall of the gymnasium, under the figures of those who left.',
      ),
    },
    { idd: 'p2' },
  ),
  block(
    'text',
    {
      textType: 'html',
      html: html(
        '<blockquote><p>We are not building a wall. We are building the habit of looking.</p><cite>The harbour master</cite></blockquote><p>There were quarrels, of course. A shopkeeper asked why her taxes should buy steps for the unborn. She was given a seat on the committee, and three years later she designed the railing.</p>',
      ),
    },
    { idd: 'p3' },
  ),
  block('text', { textType: 'h3', html: html('Three rules the town kept') }, { idd: 'h2' }),
  block('list', {
    listType: 'ol',
    listItems: [
      html('Nothing is built that cannot be raised by a hand’s breadth later.'),
      html('Every drawing says who must look at it again, and in which year.'),
      html('Anyone who objects is asked to join.'),
    ],
  }),
  block(
    'image',
    {
      image: picture('railing', 3 / 2, '#24365f', 'A railing in the shape of a wave.'),
      size: 'standard',
      text: html('The railing by the shopkeeper, cast in the last foundry on the coast.'),
    },
    { idd: 'railing' },
  ),
  block(
    'list',
    {
      listType: 'ul',
      listItems: [
        html('A pilot’s notebook from 1931, read aloud every spring'),
        html('Forty-one wooden pegs along the high-water line'),
        html('A bench that faces inland, for those who would rather not look'),
      ],
    },
    { idd: 'ul' },
  ),
  block('button', {
    link: link('Read the whole study', '/cases/harbour'),
    alignment: 'left',
    size: 'normal',
  }),
];

/** Blocks of a page that is not an essay. */
export const pageBlocks = {
  hero: block('hero', {
    title: 'The future is somebody else’s land. Ask before you cross.',
    subTitle: 'A house of ideas about the long term, kept by its members since 1974.',
    image: picture('home-hero', 16 / 9, '#f7cdb4', 'A peach-coloured sun over a dark sea.'),
    link: link('What we do', '/about'),
  }),
  largeIntro: block('large-intro-text', {
    text: html(
      'A wayleave is the right to cross ground that is not yours. Every decision we make today crosses ground that belongs to people who are not here yet.',
    ),
  }),
  blockTitle: block('block-title', { title: 'What we are working on' }),
  imageTextLeft: block(
    'image-text',
    {
      title: 'A customs house that stopped collecting customs',
      text: html(
        '<p>Since 1968 nobody has had anything to declare here but questions. The long table seats thirty; the library keeps two thousand forecasts that turned out wrong.</p>',
      ),
      image: picture('customs-house', 4 / 3, '#e6dac4', 'A brick house on a quay.'),
      alignment: 'left',
      link: link('Visit the house', '/about'),
    },
    { idd: 'image-left' },
  ),
  imageTextRight: block(
    'image-text',
    {
      title: 'Four journals a year, printed to last',
      text: html('<p>On paper that will be read in 2080, by members who may not be born yet.</p>'),
      image: picture('journal', 4 / 3, '#14213d', 'A printed journal on a table.'),
      alignment: 'right',
      link: link('See the journal', '/journal'),
    },
    { idd: 'image-right' },
  ),
  banner: block('banner', {
    title: 'Keep a chair free for the unborn',
    description: html('Members pay for the questions nobody orders. SignUpDisclosure takes three minutes.'),
    image: picture('banner', 21 / 9, '#5d7f73', 'Rows of empty chairs on a beach.'),
    link: link('Become a member', '/membership'),
  }),
  line: block('spacer-line', { height: 'medium', hideLine: false }),
};
