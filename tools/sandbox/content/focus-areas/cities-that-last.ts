import { cardLinks, heading, paragraph, quote, withFrame } from '../../src/content/seed/blocks.ts';
import { focusArea } from '../../src/content/seed/entries.ts';

export default focusArea({
  id: 602,
  slug: 'cities-that-last',
  title: 'Cities that last',
  standfirst: 'Houses, squares and streets that will have to suit people we shall never meet.',
  opening:
    'Nine tenths of the town of 2050 is already standing. The rest of the work is to learn how to live in it differently.',
  body: [
    paragraph(
      'A building outlives its purpose three times over, if it is let. We look for what lets it: generous ground floors, joints that come apart, leases that look ahead, and somebody who is paid to know how the thing works.',
    ),
    heading('What we are asking'),
    paragraph(
      'What does a square owe to the hour of the day? How should a school be made for a town that is growing old? If a house had to be handed back, how would one draw it? Our answers are small, built, and open to visitors.',
    ),
    quote(
      'The greenest building is the one about which somebody still cares in eighty years.',
      'From our building principles',
    ),
    withFrame(
      cardLinks(
        'newsStyle',
        [
          '/news/houses-on-loan-from-the-year-2100',
          '/news/a-square-for-a-hotter-town',
          '/news/heat-that-comes-from-the-neighbours',
        ],
        { contentType: 'news' },
      ),
      { title: 'From this work' },
    ),
    withFrame(cardLinks('person', ['/people/amara-osei-lund']), { title: 'Ask' }),
  ],
});
