import type { Drawing } from '@guildhall/drawings';

const pictures: Drawing[] = [
  {
    name: 'initiative-the-hundred-year-lease',
    motif: 'city',
    seed: 21,
    format: 'hero',
    ground: 'paper',
    alt: 'Old dark sheds, warm houses and dotted towers yet to come stand along the water.',
  },
  {
    name: 'initiative-harbour-2080',
    motif: 'contours',
    seed: 11,
    format: 'hero',
    ground: 'paper',
    alt: 'A chart of an unknown coast: peach hills, a night-blue bay and a dotted way between.',
  },
  {
    name: 'initiative-school-of-long-sight',
    motif: 'cones',
    seed: 12,
    format: 'hero',
    ground: 'night',
    alt: 'A wide cone in clay and peach opens to the right; a white line ends in a ring.',
  },
  {
    name: 'initiative-kitchen-parliament',
    motif: 'furrows',
    seed: 5,
    format: 'hero',
    ground: 'blush',
    alt: 'Sown furrows in peach, clay and night blue under a white sun and low green hills.',
  },
  {
    name: 'topic-the-empty-chair',
    motif: 'almanac',
    seed: 4,
    format: 'hero',
    ground: 'sand',
    alt: 'Rows of moons on sand, dark for days gone by and clay for days to come, about one empty disc.',
  },
];

export default pictures;
