import { describe, expect, it } from 'vitest';
import { block } from '../blocks/page.fixture.ts';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { newsCards } from '../cards/news/news-cards.fixture.ts';

const links = (enlargeFirst: boolean) =>
  block('card-links', { cardType: 'newsStyle', cards: newsCards.slice(0, 3), enlargeFirst });

describe('card links', () => {
  it('show the cards that their editor picked', () => {
    expect(renderBlock(links(false)).match(/<li>/g)).toHaveLength(3);
  });

  it('enlarge the first newsStyle card if their editor chose that', () => {
    expect(renderBlock(links(true))).toContain('data-enlarged="true"');
    expect(renderBlock(links(false))).not.toContain('data-enlarged');
  });

  it('leave an empty section if there are no cards', () => {
    expect(renderBlock({ ...links(false), cards: [] })).toMatch(/<section[^>]*><\/section>/);
  });
});
