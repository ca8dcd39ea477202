import { cardTypeField, contentTypeField } from '../cards/card-type-fields.ts';
import { getCardType } from '../cards/card-type.ts';
import { cards } from '../cards/cards-field.ts';
import { flag } from '../fields/field-kinds.ts';
import { defineBlock } from './define-block.ts';

export const cardLinks = defineBlock(
  'card-links',
  {
    cardType: cardTypeField({ optional: true }),
    contentType: contentTypeField({ optional: true }),
    cards: cards(),
    enlargeFirst: flag({
      label: 'Enlarge first card',
      help: 'Shows the first card larger.',
      when: { field: 'cardType', is: ['newsStyle'] },
    }),
  },
  {
    help: 'Cards that an editor selected',
    finding: { category: 'lists', icon: 'grid-view', keywords: ['cards', 'related', 'picks'] },
    example: { contentType: 'news' },
    complete: (block) => ({
      ...block,
      cardType: block.cardType ?? (block.contentType === undefined ? 'news' : getCardType(block.contentType)),
    }),
  },
);
