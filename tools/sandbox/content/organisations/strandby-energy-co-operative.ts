import { paragraph } from '../../src/content/seed/blocks.ts';
import { organisation } from '../../src/content/seed/entries.ts';

export default organisation({
  id: 802,
  slug: 'strandby-energy-co-operative',
  title: 'Strandby Energy Co-operative',
  standfirst: 'Owned by the 4,100 people who use it, which makes it hard to frighten its customers.',
  opening: 'Wind on three hundred days, a store of hot sand, and nine warm rooms.',
  body: [
    paragraph(
      'With the co-operative we played the windless week, and watched its members spend the price of an engine on something else.',
    ),
    paragraph('The game is now lent to other valleys, with the lamps, by its office in the old creamery.'),
  ],
});
