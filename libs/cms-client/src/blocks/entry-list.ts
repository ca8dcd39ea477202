import { cardTypeField, contentTypeField } from '../cards/card-type-fields.ts';
import { choice, flag, group, link, number, route, word } from '../fields/field-kinds.ts';
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
    enlargeFirst: flag({
      label: 'Enlarge first card',
      help: 'Shows the first card larger.',
      when: { field: 'cardType', is: ['newsStyle'] },
    }),
    buttonLink: link({ optional: true, label: 'Button', help: 'A link to more entries, below the cards.' }),
  },
  {
    help: 'A list of entries, with optional filters and a button',
    finding: {
      category: 'lists',
      icon: 'list-view',
      keywords: ['cards', 'news', 'calendar', 'people', 'archive'],
    },
    example: { contentType: 'news', displayByCat: true, numberOfEntries: 6 },
    sourceFields: {
      category: word(/^[1-9][0-9]{0,14}$/, 'a category', {
        ...{ optional: true, choosesFrom: 'categories' },
        help: 'Show only entries of this category.',
      }),
      numberOfEntries: number(
        { min: 1, max: 100 },
        {
          optional: true,
          label: 'Number of entries',
          help: 'Show this many, 1 to 100. Default: all, a hundred on a page.',
        },
      ),
      order: choice(['newest', 'oldest', 'title'], {
        optional: true,
        help: 'Default: newest first; events that are coming, then past ones; people and focus areas in your order, organisations by title.',
        labels: { newest: 'Newest first', oldest: 'Oldest first', title: 'By title' },
      }),
    },
  },
);
