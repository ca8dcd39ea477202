import { paragraph } from '../../src/content/seed/blocks.ts';
import { organisation } from '../../src/content/seed/entries.ts';

export default organisation({
  id: 801,
  slug: 'norrevig-harbour-authority',
  title: 'Nørrevig Harbour Authority',
  standfirst: 'Keeps the harbour open, and has begun to ask for how long, and for whom.',
  opening: 'A harbour of fourteen fishing boats, a ferry and a mile of kelp.',
  body: [
    paragraph(
      'The authority is our landlord, our neighbour and the first to have signed up to Harbour 2080. The harbour master’s hand has set eleven flood marks on the quay.',
    ),
    paragraph(
      'It lends us its tide gauge, and we lend it our archive, in which there are nine plans for a larger harbour.',
    ),
  ],
});
