import { contentBudgets } from '../budgets/content-budgets.ts';
import { readSync } from '../budgets/read-in-slices.ts';
import { field, type FieldOptions } from '../fields/field.ts';
import { cardFields } from './card.ts';
import { readPickedCards } from './read-cards.ts';

/**
 * Cards that an editor selected one by one.
 *
 * @example
 * const fields = { team: cards({ help: 'The people on the board.' }) };
 */
export function cards<const Options extends FieldOptions<never>>(options?: Options) {
  const help = 'Entries, in display order.';
  return field(
    {
      ...{ kind: 'cards', expected: 'a list of cards', help, fields: cardFields },
      ...{ itemName: 'entry', maxItems: contentBudgets.items },
      read: (value, read) => readSync(readPickedCards(value, read)),
    },
    options,
  );
}
