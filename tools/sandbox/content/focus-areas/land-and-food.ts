import { button, cardLinks, heading, link, paragraph, withFrame } from '../../src/content/seed/blocks.ts';
import { focusArea } from '../../src/content/seed/entries.ts';

export default focusArea({
  id: 605,
  slug: 'land-and-food',
  title: 'Land and food',
  standfirst: 'What a field remembers, and what we shall be eating when it has been a dry decade.',
  opening: 'Of everything that we shall hand on, the soil is the oldest and the thinnest.',
  body: [
    paragraph(
      'Farming is the largest conversation that people hold with the future, and it is held each year in the dark, in October, with a handful of seed. We try to make it longer by a generation at each end.',
    ),
    heading('What we are asking'),
    paragraph(
      'How deep is this field, and how deep was it? What would a loaf be made of, if it were made of what there will be? Who lends against a centimetre of earth? We dig with farmers and bake with bakers and have learnt to let them do the talking.',
    ),
    button(link('Soil as infrastructure', '/focus-areas/land-and-food/soil-as-infrastructure')),
    withFrame(
      cardLinks(
        'newsStyle',
        [
          '/news/what-the-soil-will-still-remember',
          '/news/the-bread-of-a-dry-decade',
          '/news/kelp-patience-and-a-very-long-line',
        ],
        { contentType: 'news' },
      ),
      { title: 'From this work' },
    ),
    withFrame(cardLinks('person', ['/people/maren-tofte']), { title: 'Ask' }),
  ],
});
