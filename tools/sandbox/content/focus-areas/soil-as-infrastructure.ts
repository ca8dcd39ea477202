import { bullets, heading, paragraph } from '../../src/content/seed/blocks.ts';
import { topic } from '../../src/content/seed/entries.ts';

export default topic({
  id: 613,
  slug: 'soil-as-infrastructure',
  under: '/focus-areas/land-and-food',
  picture: 'topic-soil-as-infrastructure',
  title: 'Soil as infrastructure',
  standfirst: 'If a bridge lost a centimetre in ten years, somebody would be sent to look at it.',
  opening: 'We inspect what we have built. What we stand on we merely own.',
  body: [
    heading('A modest comparison'),
    paragraph(
      'Every road bridge in the country has a number, a file, and an engineer who must look underneath it every sixth year. The soil that feeds the same country has a price, and that is all that is written down about it. Yet it carries more.',
    ),
    heading('What a soil inspection would note'),
    bullets(
      'how deep the living layer is, and how deep it was last time',
      'how much rain it can swallow in an hour',
      'what it is losing, and who gains it',
      'who has promised to look after it, and until when',
    ),
    paragraph(
      'On six farms we have kept such a file since 2023. It takes one person one day a year with a spade, and costs less than the inspection of a footbridge. The first entries can be read in the pits themselves; see <a href="/news/what-the-soil-will-still-remember">What the soil will still remember</a>.',
    ),
  ],
});
