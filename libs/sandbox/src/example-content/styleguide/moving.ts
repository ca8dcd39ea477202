import { blockTitle, link, withFrame } from '../../content/seed/blocks.ts';
import {
  bannerSlider,
  filmFile,
  hostedFilm,
  rotatingText,
  slider,
} from '../../content/seed/moving-blocks.ts';
import type { BlockSeed } from '../../content/seed/seed.ts';

export const movingBlocks: BlockSeed[] = [
  blockTitle('Moving blocks'),
  withFrame(
    slider(
      ['news-the-flood-mark-on-the-door', 'A door with a line for every flood'],
      ['news-the-last-night-shift', 'The last night shift'],
      ['news-the-week-the-wind-did-not-come', 'The week the wind did not come, and what was done instead'],
      ['news-a-square-for-a-hotter-town', 'A square for a hotter town'],
    ),
    { title: 'A slider' },
  ),
  withFrame(slider(['news-the-bread-of-a-dry-decade', 'The bread of a dry decade']), {
    title: 'A slider with one picture',
    colour: 'sand',
  }),
  bannerSlider(
    ['Help keep the gate', 'home-membership', link('Become a member', '/membership')],
    [
      'The shortest night has the longest walk',
      'event-night-walk-on-the-shortest-night',
      link('Come along', '/calendar'),
    ],
    ['The archive is open to everyone on the first Saturday', 'about-table'],
  ),
  withFrame(
    bannerSlider(
      ['Text alone rotates too', '', link('About us', '/about')],
      ['And this comes after it', '', link('Contact', '/contact')],
    ),
    { colour: 'night' },
  ),
  rotatingText(
    'Ask before you cross',
    'Somebody else will live here',
    'Leave the gate as you found it, or a little better',
  ),
  withFrame(rotatingText('A single line does not move'), { colour: 'peach' }),
  withFrame(
    hostedFilm('aTideOf2061', {
      cover: 'event-what-the-tide-tables-knew',
      description: 'A tide of 2061, drawn from the tables of 1931. Twenty seconds.',
    }),
    { title: 'A video from the video host' },
  ),
  withFrame(hostedFilm('noCoverHere', { description: 'A video without a cover.' }), {
    title: 'Without a cover',
  }),
  withFrame(
    filmFile('tide', { cover: 'list-news', description: 'The same tide as a file. Eight seconds.' }),
    {
      title: 'A video file',
    },
  ),
  hostedFilm('fillsTheScreen', {
    cover: 'members-reading-room',
    description: 'A video from the video host that fills the screen and starts muted.',
    fillsScreen: true,
  }),
  filmFile('tide', {
    cover: 'home-hero',
    description: 'A file that fills the screen and starts muted.',
    fillsScreen: true,
  }),
];
