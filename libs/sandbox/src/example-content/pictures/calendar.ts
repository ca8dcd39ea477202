import type { Drawing } from '../../pictures/drawing.ts';

const pictures: Drawing[] = [
  {
    name: 'event-what-the-tide-tables-knew',
    format: 'card',
    colour: '#f7cdb4',
    alt: 'Soft swells in clay and blue beneath a row of moons, one of them large and full.',
  },
  {
    name: 'event-midwinter-open-house',
    format: 'card',
    colour: '#14213d',
    alt: 'Trails of stars above a house in the snow-dark, with light in its windows.',
  },
  {
    name: 'event-four-honest-futures-weekend',
    format: 'card',
    colour: '#14213d',
    alt: 'On night blue a cone of peach and clay opens, crossed by dark lines and one white one.',
  },
  {
    name: 'event-the-hundred-year-household',
    format: 'card',
    colour: '#e6dac4',
    alt: 'Close and wide rings of a tree in peach, blush and clay.',
  },
  {
    name: 'event-a-cold-week-in-march',
    format: 'card',
    colour: '#24365f',
    alt: 'A glowing sun among white orbits on blue, with small globes half in shadow.',
  },
  {
    name: 'event-the-2080-shoreline-on-foot',
    format: 'card',
    colour: '#e6dac4',
    alt: 'Contour lines round hills in peach and clay, with a dotted path up from a dark lake.',
  },
  {
    name: 'event-members-assembly-2027',
    format: 'card',
    colour: '#e6dac4',
    alt: 'Strands of five colours leave one bundle and go their own ways.',
  },
  {
    name: 'event-night-walk-on-the-shortest-night',
    format: 'card',
    colour: '#24365f',
    alt: 'A sun just under way above dark water, with its reflection in long strips.',
  },
  {
    name: 'event-school-of-long-sight',
    format: 'card',
    colour: '#f0a884',
    alt: 'Moons in rows on peach, from new to full and back, about one white disc.',
  },
];

export default pictures;
