import { builtInBlocks, cards, defineBlock, group, items, type Block } from '@guildhall/cms-client';
import { expect, it } from 'vitest';
import { createPickedCardsFinder } from './picked-cards.ts';

const shelf = defineBlock(
  'shelf',
  {
    books: cards(),
    side: group({ films: cards() }, { optional: true }),
    rows: items({ maps: cards() }, 'a list of rows', { optional: true }),
  },
  { help: 'Books, films and maps' },
);
const findPickedCards = createPickedCardsFinder([...builtInBlocks, shelf]);
const find = (...blocks: object[]) => findPickedCards(blocks as Block[]).map(({ id }) => id);

it('finds the cards that editors selected in every block, however deep', () => {
  expect(
    find(
      { name: 'card-links', cards: [{ id: 1 }, { id: 2 }] },
      { name: 'hero', title: 'None' },
      {
        ...{ name: 'shelf', books: [{ id: 3 }], side: { films: [{ id: 4 }] } },
        rows: [{ maps: [{ id: 5 }] }, { maps: [] }, { maps: [{ id: 6 }] }],
      },
      { name: 'unknown', cards: [{ id: 7 }] },
    ),
  ).toEqual([1, 2, 3, 4, 5, 6]);
});
