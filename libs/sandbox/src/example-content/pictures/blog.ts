import type { Drawing } from '../../pictures/drawing.ts';

const pictures: Drawing[] = [
  {
    name: 'blog-why-we-print-our-mistakes',
    format: 'card',
    colour: '#e6dac4',
    alt: 'Layers of earth in peach and sand, full of stitches and pebbles, that do not meet across a fault.',
  },
  {
    name: 'blog-a-clock-for-the-canteen',
    format: 'card',
    colour: '#f6f1e7',
    alt: 'A dial without numerals in peach and sand, with a single dark pointer of shadow.',
  },
  {
    name: 'blog-how-to-read-a-scenario-aloud',
    format: 'card',
    colour: '#e6dac4',
    alt: 'Circles of sound: two large sets of rings and a small green one, crossing.',
  },
  {
    name: 'blog-the-smell-of-2050',
    format: 'card',
    colour: '#f0a884',
    alt: 'A layered town in clay and peach with dotted outlines of houses to come, before a white sun.',
  },
  {
    name: 'blog-what-children-ask',
    format: 'card',
    colour: '#14213d',
    alt: 'Long star trails over a house on a hill with three lit windows.',
  },
];

export default pictures;
