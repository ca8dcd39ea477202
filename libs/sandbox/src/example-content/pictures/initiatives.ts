import type { Drawing } from '../../pictures/drawing.ts';

const pictures: Drawing[] = [
  {
    name: 'initiative-the-hundred-year-lease',
    format: 'hero',
    colour: '#f6f1e7',
    alt: 'Old dark sheds, warm houses and dotted towers yet to come stand along the water.',
  },
  {
    name: 'initiative-harbour-2080',
    format: 'hero',
    colour: '#f6f1e7',
    alt: 'A chart of an unknown coast: peach hills, a night-blue bay and a dotted way between.',
  },
  {
    name: 'initiative-school-of-long-sight',
    format: 'hero',
    colour: '#14213d',
    alt: 'A wide cone in clay and peach opens to the right; a white line ends in a ring.',
  },
  {
    name: 'initiative-kitchen-parliament',
    format: 'hero',
    colour: '#f7cdb4',
    alt: 'Sown furrows in peach, clay and night blue under a white sun and low green hills.',
  },
  {
    name: 'topic-the-empty-chair',
    format: 'hero',
    colour: '#e6dac4',
    alt: 'Rows of moons on sand, dark for days gone by and clay for days to come, about one empty disc.',
  },
];

export default pictures;
