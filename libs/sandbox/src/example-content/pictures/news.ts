import type { Drawing } from '../../pictures/drawing.ts';

const pictures: Drawing[] = [
  {
    name: 'news-the-town-that-decided-to-be-an-island',
    format: 'card',
    colour: '#f6f1e7',
    alt: 'Contour lines rise to a peach-coloured hill; a dark lake lies below it, and a dotted way joins the two.',
  },
  {
    name: 'news-island-channel',
    format: 'card',
    colour: '#14213d',
    alt: 'A half-set peach sun over black water, its reflection broken into strips.',
  },
  {
    name: 'news-a-hundred-and-four-birthdays',
    format: 'card',
    colour: '#14213d',
    alt: 'The rings of a great tree in peach and clay, cut by the edge of the picture, on night blue.',
  },
  {
    name: 'news-afternoons',
    format: 'card',
    colour: '#e6dac4',
    alt: 'Two sets of fine rings overlap; where they meet, the colour deepens to clay.',
  },
  {
    name: 'news-the-week-the-wind-did-not-come',
    format: 'card',
    colour: '#e6dac4',
    alt: 'A low peach sun over dark water; a dotted circle beside it shows where it might have been.',
  },
  {
    name: 'news-four-ways-to-be-wrong-about-2040',
    format: 'card',
    colour: '#f6f1e7',
    alt: 'From one small ring a wide cone of peach and clay opens, crossed by wavering lines that end in dots.',
  },
  {
    name: 'news-forks',
    format: 'card',
    colour: '#14213d',
    alt: 'A bundle of coloured lines parts again and again; one white line runs on alone past a ring.',
  },
  {
    name: 'news-what-the-soil-will-still-remember',
    format: 'card',
    colour: '#f6f1e7',
    alt: 'Layers of ground in peach, clay and night blue, broken by a slanting fault, under a round sun.',
  },
  {
    name: 'news-houses-on-loan-from-the-year-2100',
    format: 'card',
    colour: '#e6dac4',
    alt: 'A waterfront of dark round-backed sheds before taller pale houses; some roofs are only dotted.',
  },
  {
    name: 'news-lease-layers',
    format: 'card',
    colour: '#14213d',
    alt: 'Bands of dusk blue and peach, shifted against each other along a dotted line, under a pale disc.',
  },
  {
    name: 'news-the-last-night-shift',
    format: 'card',
    colour: '#14213d',
    alt: 'Star trails circle over a black hill with one small house, its windows lit.',
  },
  {
    name: 'news-kelp-patience-and-a-very-long-line',
    format: 'card',
    colour: '#f6f1e7',
    alt: 'Swells in blush, peach and blue lie one before the other beneath a row of moons.',
  },
  {
    name: 'news-kelp-line',
    format: 'card',
    colour: '#14213d',
    alt: 'Waves of moss, clay and peach in fine lines, with a large moon tied to the water by dots.',
  },
  {
    name: 'news-who-will-hold-the-ladder',
    format: 'card',
    colour: '#14213d',
    alt: 'Three sets of rings on dark water, peach, blue and moss, overlapping like voices.',
  },
  {
    name: 'news-the-archive-of-futures-that-did-not-happen',
    format: 'card',
    colour: '#f6f1e7',
    alt: 'Rows of small moons in every phase, and one large peach disc that is today.',
  },
  {
    name: 'news-archive-dial',
    format: 'card',
    colour: '#14213d',
    alt: 'A half-round dial with many fine marks, a white triangle, and a narrow shadow falling to the left.',
  },
  {
    name: 'news-a-square-for-a-hotter-town',
    format: 'card',
    colour: '#f0a884',
    alt: 'A great half-round dial under a white sun; a dark triangle throws its shadow across the hours.',
  },
  {
    name: 'news-heat-that-comes-from-the-neighbours',
    format: 'card',
    colour: '#f6f1e7',
    alt: 'A peach sun with fine tilted orbits on sand; small dark-shaded globes travel round it.',
  },
  {
    name: 'news-street-loop',
    format: 'card',
    colour: '#f6f1e7',
    alt: 'Two large discs of fine rings, peach and sand, share a lens of deep clay.',
  },
  {
    name: 'news-the-bread-of-a-dry-decade',
    format: 'card',
    colour: '#f6f1e7',
    alt: 'Ploughed rows of peach, clay and night blue run to a green hill with a sun behind it.',
  },
  {
    name: 'news-an-apprentice-of-seventy',
    format: 'card',
    colour: '#f6f1e7',
    alt: 'Tree rings in blush, peach and clay on paper, split once from the bark towards the core.',
  },
  {
    name: 'news-apprentice-plank',
    format: 'card',
    colour: '#5d7f73',
    alt: 'The end of a log on a moss green ground, its rings wide and narrow by turns.',
  },
  {
    name: 'news-the-flood-mark-on-the-door',
    format: 'card',
    colour: '#f7cdb4',
    alt: 'A pale sun, ruled with fine lines, goes down behind dark water.',
  },
];

export default pictures;
