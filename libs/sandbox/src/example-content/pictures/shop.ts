import type { Drawing } from '../../pictures/drawing.ts';

/** One picture per product, with the product's name. All have the same shape, so that a grid of them looks calm. */
const pictures: Drawing[] = [
  {
    name: 'product-crossings-48',
    format: 'portrait',
    colour: '#14213d',
    alt: 'Cover: swells in green, clay and white under a night sky with the phases of a moon.',
  },
  {
    name: 'product-crossings-47',
    format: 'portrait',
    colour: '#e6dac4',
    alt: 'Cover: layers of ground in peach and blue, broken by a fault, under a pale sun.',
  },
  {
    name: 'product-crossings-46',
    format: 'portrait',
    colour: '#f6f1e7',
    alt: 'Cover: the rings of an old tree in clay and blush, with a crack on the left.',
  },
  {
    name: 'product-crossings-45',
    format: 'portrait',
    colour: '#14213d',
    alt: 'Cover: trails of stars turn above a house with light in its windows.',
  },
  {
    name: 'product-crossings-year',
    format: 'portrait',
    colour: '#f7cdb4',
    alt: 'A large peach moon, ringed by all its phases on blush.',
  },
  {
    name: 'product-four-honest-futures',
    format: 'portrait',
    colour: '#e6dac4',
    alt: 'Cover: a cone of possible futures opens to the right, with one path drawn dark.',
  },
  {
    name: 'product-the-long-table',
    format: 'portrait',
    colour: '#f7cdb4',
    alt: 'Cover: a sundial fans out in clay above deep blue, with a black gnomon.',
  },
  {
    name: 'product-reading-the-ground',
    format: 'portrait',
    colour: '#f6f1e7',
    alt: 'Cover: contour lines on white paper, with two hills in clay and a dark lake.',
  },
  {
    name: 'product-the-empty-chair',
    format: 'portrait',
    colour: '#14213d',
    alt: 'Cover: one peach planet among fine orbits on night blue.',
  },
  {
    name: 'product-notes-on-leaving',
    format: 'portrait',
    colour: '#e6dac4',
    alt: 'Cover: arms of a river in blue, peach and green part on sand.',
  },
  {
    name: 'product-the-second-forty',
    format: 'portrait',
    colour: '#f7cdb4',
    alt: 'Cover: furrows run to green hills under a white sun on blush.',
  },
  {
    name: 'product-print-cones',
    format: 'portrait',
    colour: '#f6f1e7',
    alt: 'A fan of clay and peach opens from one point, crossed by thin dark lines.',
  },
  {
    name: 'product-print-tides',
    format: 'portrait',
    colour: '#f7cdb4',
    alt: 'Waves in clay, white and blue under a row of moons on blush.',
  },
  {
    name: 'product-print-rings',
    format: 'portrait',
    colour: '#e6dac4',
    alt: 'The rings of a tree fill the sheet in clay, blush and sand.',
  },
  {
    name: 'product-print-strata',
    format: 'portrait',
    colour: '#14213d',
    alt: 'Night blue and peach layers, shifted by a fault, under a peach moon.',
  },
  {
    name: 'product-print-harbour',
    format: 'portrait',
    colour: '#f6f1e7',
    alt: 'A peach sun sets behind a dark sea and leaves a ladder of light on it.',
  },
  {
    name: 'product-print-city',
    format: 'portrait',
    colour: '#e6dac4',
    alt: 'A town of dark gables before a peach sun, doubled in the water.',
  },
  {
    name: 'product-event-winter-lecture',
    format: 'portrait',
    colour: '#f6f1e7',
    alt: 'A clay sun at the edge of the sheet and one small planet on fine orbits.',
  },
  {
    name: 'product-event-scenario-evening',
    format: 'portrait',
    colour: '#f7cdb4',
    alt: 'Rings on water cross each other in clay, sand and green.',
  },
  {
    name: 'product-event-reading-circle',
    format: 'portrait',
    colour: '#14213d',
    alt: 'A peach moon beside its phases, in rows on night blue.',
  },
  {
    name: 'product-event-shoreline-walk',
    format: 'portrait',
    colour: '#f6f1e7',
    alt: 'The arms of a river in peach, blue and green, with one marked bend.',
  },
  {
    name: 'product-event-printing-day',
    format: 'portrait',
    colour: '#e6dac4',
    alt: 'Clay furrows run towards green hills and a low peach sun.',
  },
  {
    name: 'product-event-members-supper',
    format: 'portrait',
    colour: '#14213d',
    alt: 'A sundial at night: a clay fan, a white gnomon and one dark hour.',
  },
  {
    name: 'product-tide-almanac-2027',
    format: 'portrait',
    colour: '#e6dac4',
    alt: 'Circles of waves from three stones cross in clay, sand and green.',
  },
  {
    name: 'product-long-now-notebook',
    format: 'portrait',
    colour: '#14213d',
    alt: 'Contour lines on night blue, with hills in peach and a green lake.',
  },
  {
    name: 'product-gate-pin',
    format: 'portrait',
    colour: '#f7cdb4',
    alt: 'A clay sun stands on a dark sea with a ladder of light below it.',
  },
  {
    name: 'product-house-tote',
    format: 'portrait',
    colour: '#e6dac4',
    alt: 'A small house with lit windows under a sky that dissolves into dots.',
  },
];

export default pictures;
