import type { Drawing } from '../../pictures/drawing.ts';

const pictures: Drawing[] = [
  {
    name: 'focus-seas-and-shores',
    format: 'square',
    colour: '#f0a884',
    alt: 'Waves in peach, clay and deep blue with a full moon above them.',
  },
  {
    name: 'focus-cities-that-last',
    format: 'square',
    colour: '#f0a884',
    alt: 'Stacked houses in clay and night blue rise from water before a white sun.',
  },
  {
    name: 'focus-long-lives',
    format: 'square',
    colour: '#f0a884',
    alt: 'Tree rings in blush and clay fill the square, dark-barked, with one split.',
  },
  {
    name: 'focus-energy-as-a-habit',
    format: 'square',
    colour: '#f0a884',
    alt: 'A pale sun with tilted orbits and shaded globes on peach.',
  },
  {
    name: 'focus-land-and-food',
    format: 'square',
    colour: '#f0a884',
    alt: 'Furrows sown with small white leaves run up to a green hill and a white sun.',
  },
  {
    name: 'focus-work-and-worth',
    format: 'square',
    colour: '#f0a884',
    alt: 'A half-round dial of hours on peach, with a dark triangle and its shadow.',
  },
  {
    name: 'focus-seas-and-shores-hero',
    format: 'panorama',
    colour: '#14213d',
    alt: 'A wide night sea in moss, clay and peach beneath a procession of moons.',
  },
  {
    name: 'focus-cities-that-last-hero',
    format: 'panorama',
    colour: '#14213d',
    alt: 'A town at night across black water, window after window lit, a peach moon behind it.',
  },
  {
    name: 'focus-long-lives-hero',
    format: 'panorama',
    colour: '#e6dac4',
    alt: 'The rings of an old tree, cut wide, in peach, blush and clay on sand.',
  },
  {
    name: 'focus-energy-as-a-habit-hero',
    format: 'panorama',
    colour: '#24365f',
    alt: 'Wide white orbits on blue round a sun that glows from peach to clay.',
  },
  {
    name: 'focus-land-and-food-hero',
    format: 'panorama',
    colour: '#f6f1e7',
    alt: 'A long section through the ground: turf, clay, pebbles, dark lines, and a fault.',
  },
  {
    name: 'focus-work-and-worth-hero',
    format: 'panorama',
    colour: '#14213d',
    alt: 'Star trails turn over dark hills; in one house the light is on.',
  },
  {
    name: 'topic-managed-retreat',
    format: 'hero',
    colour: '#14213d',
    alt: 'White contour lines on night blue round two peach hills and a green lake.',
  },
  {
    name: 'topic-the-second-forty',
    format: 'hero',
    colour: '#e6dac4',
    alt: 'A cone of peach and clay opens from a small ring; one thick line finds its way through many thin ones.',
  },
  {
    name: 'topic-soil-as-infrastructure',
    format: 'hero',
    colour: '#e6dac4',
    alt: 'Bands of earth in five colours, lined and pebbled, dropped along a slanting break.',
  },
];

export default pictures;
