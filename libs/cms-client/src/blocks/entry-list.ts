import { cardTypeField, contentTypeField } from '../cards/card-type-fields.ts';
import { flag, group, link, route } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const entryList = defineBlock(
  'entry-list',
  {
    // An unknown kind of content also has titles, texts and pictures: shown like news.
    contentType: contentTypeField({ default: 'news' }),
    entryRoute: route({ label: 'Cards route' }),
    cats: group(
      { route: route({ label: 'Categories route' }) },
      {
        optional: true,
        label: 'Categories',
        help: 'The source of the categories. Set by the content service.',
      },
    ),
    displayByCat: flag({ label: 'Filters', help: 'Let visitors filter by category.' }),
    cardType: cardTypeField({ optional: true }),
    enlargeFirst: flag({ label: 'Enlarge first card', help: 'Only for the card type ‘newsStyle’.' }),
    buttonLink: link({ optional: true, label: 'Button', help: 'A link to more entries, below the cards.' }),
  },
  { help: 'A list of entries, with optional filters and a button' },
);
