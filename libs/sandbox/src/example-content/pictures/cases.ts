import type { Drawing } from '../../pictures/drawing.ts';

const pictures: Drawing[] = [
  {
    name: 'case-a-school-that-can-shrink',
    format: 'hero',
    colour: '#f0a884',
    alt: 'A peach-coloured town across dark water, with a white sun and roofs that are still only dotted.',
  },
  {
    name: 'case-the-care-rota-of-2040',
    format: 'hero',
    colour: '#14213d',
    alt: 'A night-blue sheet of moons in every phase, some ringed in clay, and one peach disc among them.',
  },
  {
    name: 'case-nine-cold-days',
    format: 'hero',
    colour: '#14213d',
    alt: 'A peach sun low among wide white orbits, with four small globes in shadow and light.',
  },
  {
    name: 'case-books-for-unborn-readers',
    format: 'hero',
    colour: '#f6f1e7',
    alt: 'Bundled strands in night, peach, clay and moss spread from left to right like a river delta.',
  },
  {
    name: 'case-a-will-for-a-family-firm',
    format: 'hero',
    colour: '#e6dac4',
    alt: 'Broad swells in peach, clay and dark blue under a line of moons and a ruled horizon.',
  },
];

export default pictures;
