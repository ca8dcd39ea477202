import { cardTypeField, contentTypeField } from '../cards/card-type-fields.ts';
import { flag, group, link, route } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const entryList = defineBlock(
  'entry-list',
  {
    // A kind of content that this version does not know still has titles, texts and pictures, as news has.
    contentType: contentTypeField({ default: 'news' }),
    entryRoute: route({ label: 'Route of the cards' }),
    cats: group(
      { route: route({ label: 'Route of the categories' }) },
      {
        optional: true,
        label: 'Categories',
        help: 'Where the categories are read. Set by the content service.',
      },
    ),
    displayByCat: flag({ label: 'Filters', help: 'Whether the entries can be filtered by category.' }),
    cardType: cardTypeField({ optional: true }),
    enlargeFirst: flag({ label: 'First one larger', help: 'For cards of the type newsStyle.' }),
    buttonLink: link({ optional: true, label: 'Button', help: 'A way to more, below the cards.' }),
  },
  { help: 'Filters, cards, a button' },
);
