import type { Drawing } from '@guildhall/drawings';

const pictures: Drawing[] = [
  {
    name: 'case-a-school-that-can-shrink',
    motif: 'city',
    seed: 13,
    format: 'hero',
    ground: 'peach',
    alt: 'A peach-coloured town across dark water, with a white sun and roofs that are still only dotted.',
  },
  {
    name: 'case-the-care-rota-of-2040',
    motif: 'almanac',
    seed: 6,
    format: 'hero',
    ground: 'night',
    alt: 'A night-blue sheet of moons in every phase, some ringed in clay, and one peach disc among them.',
  },
  {
    name: 'case-nine-cold-days',
    motif: 'orbits',
    seed: 4,
    format: 'hero',
    ground: 'night',
    alt: 'A peach sun low among wide white orbits, with four small globes in shadow and light.',
  },
  {
    name: 'case-books-for-unborn-readers',
    motif: 'delta',
    seed: 3,
    format: 'hero',
    ground: 'paper',
    alt: 'Bundled strands in night, peach, clay and moss spread from left to right like a river delta.',
  },
  {
    name: 'case-a-will-for-a-family-firm',
    motif: 'tides',
    seed: 2,
    format: 'hero',
    ground: 'sand',
    alt: 'Broad swells in peach, clay and dark blue under a line of moons and a ruled horizon.',
  },
];

export default pictures;
