import type { Drawing } from '../../pictures/drawing.ts';

const pictures: Drawing[] = [
  {
    name: 'organisation-norrevig-harbour-authority',
    format: 'card',
    colour: '#f6f1e7',
    alt: 'A large peach sun stands half in dark water beneath ruled lines of sky.',
  },
  {
    name: 'organisation-strandby-energy-co-operative',
    format: 'card',
    colour: '#e6dac4',
    alt: 'Tilted orbits on sand with a peach sun and shaded globes.',
  },
  {
    name: 'organisation-hedelund-mutual',
    format: 'card',
    colour: '#14213d',
    alt: 'Layers of dusk blue, peach and sand beneath a pale disc.',
  },
  {
    name: 'organisation-oster-mark-growers',
    format: 'card',
    colour: '#14213d',
    alt: 'Moss and clay furrows with pale seedlings, under a peach sun at dusk.',
  },
  {
    name: 'organisation-the-lantern-libraries',
    format: 'card',
    colour: '#f6f1e7',
    alt: 'Coloured strands fan out across paper from a single bundle.',
  },
  {
    name: 'organisation-kilmorrow-care',
    format: 'card',
    colour: '#14213d',
    alt: 'Rings of peach, blue and moss meet on dark water.',
  },
];

export default pictures;
