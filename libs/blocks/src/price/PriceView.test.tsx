import { describe, expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { staticBlocks } from '../blocks/static-blocks.fixture.ts';
import { block } from '../blocks/page.fixture.ts';

describe('a price', () => {
  it('shows figures, their text and a note on shipping [2.4.22]', () => {
    expect(renderBlock(staticBlocks.price)).toMatch(
      /<strong translate="no">1,450<\/strong> <span>DKK a year<\/span>.*Four issues, sent/,
    );
  });

  it('works without further texts', () => {
    expect(renderBlock(block('price', { price: 'Free' }))).toMatch(/<strong>Free<\/strong> <\/p><\/div>/);
  });
});
