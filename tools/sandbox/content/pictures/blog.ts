import type { Drawing } from '@guildhall/drawings';

const pictures: Drawing[] = [
  {
    name: 'blog-why-we-print-our-mistakes',
    motif: 'strata',
    seed: 3,
    format: 'card',
    ground: 'sand',
    alt: 'Layers of earth in peach and sand, full of stitches and pebbles, that do not meet across a fault.',
  },
  {
    name: 'blog-a-clock-for-the-canteen',
    motif: 'sundial',
    seed: 5,
    format: 'card',
    ground: 'paper',
    alt: 'A dial without numerals in peach and sand, with a single dark pointer of shadow.',
  },
  {
    name: 'blog-how-to-read-a-scenario-aloud',
    motif: 'ripples',
    seed: 4,
    format: 'card',
    ground: 'sand',
    alt: 'Circles of sound: two large sets of rings and a small green one, crossing.',
  },
  {
    name: 'blog-the-smell-of-2050',
    motif: 'city',
    seed: 3,
    format: 'card',
    ground: 'peach',
    alt: 'A layered town in clay and peach with dotted outlines of houses to come, before a white sun.',
  },
  {
    name: 'blog-what-children-ask',
    motif: 'trails',
    seed: 2,
    format: 'card',
    ground: 'night',
    alt: 'Long star trails over a house on a hill with three lit windows.',
  },
];

export default pictures;
