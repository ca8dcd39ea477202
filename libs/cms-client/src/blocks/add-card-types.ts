import type { CardType } from '../cards/card-type.ts';
import { choice } from '../fields/field-kinds.ts';
import type { BlockDefinition } from './define-block.ts';

/**
 * Lets editors choose a site's own types of cards in every block with the field `cardType`. A type without a view is shown
 * like news.
 *
 * @example addCardTypes(builtInBlocks, ['partner'])
 */
export function addCardTypes(
  blocks: readonly BlockDefinition[],
  types: readonly CardType[],
): readonly BlockDefinition[] {
  return blocks.map((block) => {
    const field = block.fields['cardType'];
    if (field?.kind !== 'choice') return block;
    const { choices = [], expected, read } = choice([...(field.choices ?? []), ...types]);
    return { ...block, fields: { ...block.fields, cardType: { ...field, choices, expected, read } } };
  });
}
