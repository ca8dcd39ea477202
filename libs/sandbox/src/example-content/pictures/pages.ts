import type { Drawing } from '../../pictures/drawing.ts';

const pictures: Drawing[] = [
  {
    name: 'home-hero',
    format: 'hero',
    colour: '#14213d',
    alt: 'From a small ring on night blue a great cone of possible futures opens, in clay and peach; one white line crosses it.',
  },
  {
    name: 'home-archive',
    format: 'card',
    colour: '#e6dac4',
    alt: 'A sheet of moons: dark for the days that are gone, clay for those to come, and one large peach disc.',
  },
  {
    name: 'home-membership',
    format: 'hero',
    colour: '#14213d',
    alt: 'A peach sun half in dark water, with a dotted ring beside it.',
  },
  {
    name: 'about-hero',
    format: 'hero',
    colour: '#f6f1e7',
    alt: 'A peach sun goes down beyond dark water under a sky of ruled lines.',
  },
  {
    name: 'about-table',
    format: 'panorama',
    colour: '#e6dac4',
    alt: 'The end of an old oak: rings in peach and clay, with one split.',
  },
  {
    name: 'about-accounts',
    format: 'card',
    colour: '#f6f1e7',
    alt: 'Five kinds of ground, one above the other, broken by a fault.',
  },
  {
    name: 'membership-hero',
    format: 'hero',
    colour: '#e6dac4',
    alt: 'Strands of colour set out together and part; one of them passes through a ring.',
  },
  {
    name: 'membership-journal',
    format: 'card',
    colour: '#e6dac4',
    alt: 'Lines of water in dark blue beneath swells of peach and a row of moons.',
  },
  {
    name: 'membership-door',
    format: 'hero',
    colour: '#f6f1e7',
    alt: 'A dial of peach and sand on a dark ground, and the sun that moves its shadow.',
  },
  {
    name: 'contact-map',
    format: 'panorama',
    colour: '#e6dac4',
    alt: 'A map of contour lines with a peach hill, a dark bay and a dotted way.',
  },
  {
    name: 'members-reading-room',
    format: 'hero',
    colour: '#14213d',
    alt: 'Star trails over a hill and a house where somebody is still reading.',
  },
  {
    name: 'list-news',
    format: 'panorama',
    colour: '#f6f1e7',
    alt: 'Strands of colour part across paper.',
  },
  {
    name: 'list-cases',
    format: 'panorama',
    colour: '#14213d',
    alt: 'Layers of blue and peach under a pale disc.',
  },
  {
    name: 'list-blog',
    format: 'panorama',
    colour: '#f6f1e7',
    alt: 'Rings of peach and sand cross.',
  },
  {
    name: 'list-people',
    format: 'panorama',
    colour: '#14213d',
    alt: 'Contour lines round peach hills on night blue.',
  },
  {
    name: 'list-focus-areas',
    format: 'panorama',
    colour: '#f6f1e7',
    alt: 'A peach sun and its orbits on sand.',
  },
  {
    name: 'list-calendar',
    format: 'panorama',
    colour: '#f6f1e7',
    alt: 'Rows of moons and one peach disc.',
  },
  {
    name: 'list-initiatives',
    format: 'panorama',
    colour: '#e6dac4',
    alt: 'A cone of peach and clay opens to the right.',
  },
  {
    name: 'list-organisations',
    format: 'panorama',
    colour: '#e6dac4',
    alt: 'A town of many roofs across dark water.',
  },
  {
    name: 'list-shop',
    format: 'panorama',
    colour: '#14213d',
    alt: 'Moss and clay furrows run to a hill and a peach sun.',
  },
];

export default pictures;
