import { expect, it } from 'vitest';
import { createTestClient, rawEntry } from '../client/test-client.fixture.ts';
import type { CardType } from '../cards/card-type.ts';
import { addCardTypes } from './add-card-types.ts';
import { builtInBlocks } from './built-in-blocks.ts';
import { describeBlock } from './describe-block.ts';

const partner = 'partner' as CardType;
const blocks = addCardTypes(builtInBlocks, [partner]);

it('lets editors choose a type of card of the site in every block with cards', async () => {
  const card = { id: 1, title: 'A partner' };
  const content = [
    { blockName: 'acf/card-links', cardType: 'partner', cards: [card] },
    { blockName: 'acf/entry-list', cardType: 'partner', entryRoute: '/wp-json/cards/api/partners' },
    { blockName: 'acf/card-links', cardType: 'blog', cards: [card] },
    { blockName: 'acf/card-links', cardType: 'unknown', cards: [card] },
  ];
  const { cms } = createTestClient(rawEntry(content), { blocks });
  const { entry } = await cms.readEntry('/about');
  const types = entry?.content?.map((block) => ('cardType' in block ? block.cardType : undefined));
  expect(types).toEqual(['partner', 'partner', 'blog', 'news']);
});

it('adds it to the choices in the forms of editors, and leaves other blocks unchanged', () => {
  const withTypes = blocks.filter((block, index) => block !== builtInBlocks[index]);
  expect(withTypes.map(({ name }) => name).sort()).toEqual(['card-links', 'entry-list']);
  for (const block of withTypes) {
    const field = describeBlock(block).fields.find(({ name }) => name === 'cardType');
    expect(field?.choices).toContain('partner');
    expect(field?.expected).toContain('newsStyle, partner');
  }
});
