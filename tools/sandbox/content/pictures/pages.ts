import type { Drawing } from '../../src/pictures/drawing.ts';

const pictures: Drawing[] = [
  {
    name: 'home-hero',
    motif: 'horizon',
    seed: 11,
    format: 'hero',
    ground: 'paper',
    alt: 'A peach-coloured sun stands low over a dark blue sea.',
  },
  {
    name: 'about-hero',
    motif: 'horizon',
    seed: 12,
    format: 'hero',
    ground: 'sand',
    alt: 'A peach-coloured sun stands low over a dark blue sea.',
  },
];

export default pictures;
