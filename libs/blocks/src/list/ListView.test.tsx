import { describe, expect, it } from 'vitest';
import { block } from '../blocks/page.fixture.ts';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { html } from '../cards/card.fixture.ts';

describe('a list', () => {
  it('is ordered or unordered, with HTML in its items [2.4.4]', () => {
    const items = [html('One'), html('<em>Two</em>')];
    expect(renderBlock(block('list', { listType: 'ol', listItems: items }))).toMatch(
      /<ol role="list" class="[^"]+"><li>One<\/li><li><em>Two<\/em><\/li><\/ol>/,
    );
    expect(renderBlock(block('list', { listType: 'ul', listItems: items }))).toContain('<ul');
  });

  it('can start at any number, and count down [2.4.33]', () => {
    const list = { listType: 'ol', listItems: [html('One')] } as const;
    expect(renderBlock(block('list', { ...list, listItems: [html('One')], start: 5 }))).toMatch(
      /<ol [^>]*start="5"><li>/,
    );
    expect(renderBlock(block('list', { ...list, listItems: [html('One')], reversed: true }))).toMatch(
      /<ol [^>]*reversed=""><li>/,
    );
  });

  it.each(['a', 'A', 'i', 'I'] as const)('can have letters or Roman numbers: %s [2.4.33]', (numbering) => {
    const list = block('list', { listType: 'ol', listItems: [html('One')], numbering });
    expect(renderBlock(list)).toMatch(
      new RegExp(`<ol [^>]*type="${numbering}" data-numbering="${numbering}"><li>`),
    );
  });
});
