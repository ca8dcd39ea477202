import { cardLinks, heading, paragraph, withFrame } from '../../src/content/seed/blocks.ts';
import { focusArea } from '../../src/content/seed/entries.ts';

export default focusArea({
  id: 604,
  slug: 'energy-as-a-habit',
  title: 'Energy as a habit',
  standfirst: 'The machines are nearly ready. The kitchens are not.',
  opening:
    'We know how to make power from wind, sun and the warmth of other people’s bread. What we know less about is the fourth cold day.',
  body: [
    paragraph(
      'An energy system is a few thousand machines and a few million habits. The machines are studied everywhere. We study the habits: who is cold first, what a street will share, and what people do when the lamp turns red.',
    ),
    heading('What we are asking'),
    paragraph(
      'Can a valley live through a week that it has rehearsed? What kind of property is a warm pipe? When power is free at noon, who is at home? We find out by playing, with real kettles, in real time, and we publish the rules of every game.',
    ),
    withFrame(
      cardLinks(
        'newsStyle',
        ['/news/the-week-the-wind-did-not-come', '/news/heat-that-comes-from-the-neighbours'],
        { contentType: 'news' },
      ),
      { title: 'From this work' },
    ),
    withFrame(cardLinks('person', ['/people/kofi-brandstrup']), { title: 'Ask' }),
  ],
});
