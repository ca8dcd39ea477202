import type { BlockOf } from '@guildhall/cms-client';
import { describe, expect, it } from 'vitest';
import { block } from '../blocks/page.fixture.ts';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { blogCards } from '../cards/blog/blog-cards.fixture.ts';
import { caseCards } from '../cards/case/case-cards.fixture.ts';
import { newsCards } from '../cards/news/news-cards.fixture.ts';

const links = (enlargeFirst: boolean) =>
  block('card-links', { cardType: 'newsStyle', cards: newsCards.slice(0, 3), enlargeFirst });

describe('card links', () => {
  it('show the cards that their editor picked', () => {
    expect(renderBlock(links(false)).match(/<li>/g)).toHaveLength(3);
  });

  const isEnlarged = (fields: Partial<BlockOf<'card-links'>>) =>
    renderBlock({ ...links(false), ...fields }).includes('data-enlarged="true"');

  it('enlarge the first newsStyle card if their editor chose that [2.4.6]', () => {
    expect(isEnlarged({ enlargeFirst: true })).toBe(true);
    expect(isEnlarged({})).toBe(false);
  });

  it('enlarge the first card of news and blog content, and a single case [2.4.6]', () => {
    expect(isEnlarged({ cardType: 'news', contentType: 'news' })).toBe(true);
    expect(isEnlarged({ cardType: 'blog', contentType: 'blog', cards: blogCards })).toBe(true);
    expect(isEnlarged({ contentType: 'news' }), 'newsStyle cards of news').toBe(true);
    expect(isEnlarged({ cardType: 'case', cards: caseCards.slice(0, 1) })).toBe(true);
    expect(isEnlarged({ cardType: 'case', cards: caseCards.slice(0, 2) })).toBe(false);
  });

  it('leave an empty section if there are no cards', () => {
    expect(renderBlock({ ...links(false), cards: [] })).toMatch(/<section[^>]*><\/section>/);
  });
});
