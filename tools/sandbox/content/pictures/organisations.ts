import type { Drawing } from '@guildhall/drawings';

const pictures: Drawing[] = [
  {
    name: 'organisation-norrevig-harbour-authority',
    motif: 'horizon',
    seed: 3,
    format: 'card',
    ground: 'paper',
    alt: 'A large peach sun stands half in dark water beneath ruled lines of sky.',
  },
  {
    name: 'organisation-strandby-energy-co-operative',
    motif: 'orbits',
    seed: 15,
    format: 'card',
    ground: 'sand',
    alt: 'Tilted orbits on sand with a peach sun and shaded globes.',
  },
  {
    name: 'organisation-hedelund-mutual',
    motif: 'strata',
    seed: 17,
    format: 'card',
    ground: 'night',
    alt: 'Layers of dusk blue, peach and sand beneath a pale disc.',
  },
  {
    name: 'organisation-oster-mark-growers',
    motif: 'furrows',
    seed: 9,
    format: 'card',
    ground: 'night',
    alt: 'Moss and clay furrows with pale seedlings, under a peach sun at dusk.',
  },
  {
    name: 'organisation-the-lantern-libraries',
    motif: 'delta',
    seed: 9,
    format: 'card',
    ground: 'paper',
    alt: 'Coloured strands fan out across paper from a single bundle.',
  },
  {
    name: 'organisation-kilmorrow-care',
    motif: 'ripples',
    seed: 11,
    format: 'card',
    ground: 'night',
    alt: 'Rings of peach, blue and moss meet on dark water.',
  },
];

export default pictures;
