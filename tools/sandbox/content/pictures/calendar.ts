import type { Drawing } from '@guildhall/drawings';

const pictures: Drawing[] = [
  {
    name: 'event-what-the-tide-tables-knew',
    motif: 'tides',
    seed: 12,
    format: 'card',
    ground: 'blush',
    alt: 'Soft swells in clay and blue beneath a row of moons, one of them large and full.',
  },
  {
    name: 'event-midwinter-open-house',
    motif: 'trails',
    seed: 3,
    format: 'card',
    ground: 'night',
    alt: 'Trails of stars above a house in the snow-dark, with light in its windows.',
  },
  {
    name: 'event-four-honest-futures-weekend',
    motif: 'cones',
    seed: 9,
    format: 'card',
    ground: 'night',
    alt: 'On night blue a cone of peach and clay opens, crossed by dark lines and one white one.',
  },
  {
    name: 'event-the-hundred-year-household',
    motif: 'rings',
    seed: 8,
    format: 'card',
    ground: 'sand',
    alt: 'Close and wide rings of a tree in peach, blush and clay.',
  },
  {
    name: 'event-a-cold-week-in-march',
    motif: 'orbits',
    seed: 7,
    format: 'card',
    ground: 'dusk',
    alt: 'A glowing sun among white orbits on blue, with small globes half in shadow.',
  },
  {
    name: 'event-the-2080-shoreline-on-foot',
    motif: 'contours',
    seed: 8,
    format: 'card',
    ground: 'sand',
    alt: 'Contour lines round hills in peach and clay, with a dotted path up from a dark lake.',
  },
  {
    name: 'event-members-assembly-2027',
    motif: 'delta',
    seed: 6,
    format: 'card',
    ground: 'sand',
    alt: 'Strands of five colours leave one bundle and go their own ways.',
  },
  {
    name: 'event-night-walk-on-the-shortest-night',
    motif: 'horizon',
    seed: 14,
    format: 'card',
    ground: 'dusk',
    alt: 'A sun just under way above dark water, with its reflection in long strips.',
  },
  {
    name: 'event-school-of-long-sight',
    motif: 'almanac',
    seed: 9,
    format: 'card',
    ground: 'peach',
    alt: 'Moons in rows on peach, from new to full and back, about one white disc.',
  },
];

export default pictures;
