import type { CardType, ContentType } from '@guildhall/cms-client';
import { describe, expect, it } from 'vitest';
import { shouldEnlargeFirst } from './should-enlarge-first.ts';

const isEnlarged = (cardType: CardType, contentType?: ContentType, enlargeFirst = false, count = 4) =>
  shouldEnlargeFirst({ cardType, contentType, enlargeFirst, count });

describe('the first card is enlarged', () => {
  it('in lists of news and blog posts, with any card type [2.4.6]', () => {
    expect(isEnlarged('news', 'news')).toBe(true);
    expect(isEnlarged('blog', 'blog')).toBe(true);
    expect(isEnlarged('newsStyle', 'news')).toBe(true);
  });

  it('in a list without a content type if its cards are news or blog posts', () => {
    expect(isEnlarged('news')).toBe(true);
    expect(isEnlarged('blog')).toBe(true);
    expect(isEnlarged('calendar')).toBe(false);
  });

  it('for newsStyle cards only if the editor chose it [2.4.6]', () => {
    expect(isEnlarged('newsStyle', undefined, true)).toBe(true);
    expect(isEnlarged('newsStyle', 'cases', true)).toBe(true);
    expect(isEnlarged('newsStyle', undefined, false)).toBe(false);
  });

  it('for a single case only [2.4.6]', () => {
    expect(isEnlarged('case', 'cases', false, 1)).toBe(true);
    expect(isEnlarged('case', 'cases', false, 2)).toBe(false);
    expect(isEnlarged('case', 'cases', true, 2)).toBe(false);
  });

  it('for no other type, even if the editor chose it', () => {
    for (const kind of ['person', 'peachimg', 'calendar', 'initiative', 'organisation'] as const) {
      expect(isEnlarged(kind, undefined, true, 1)).toBe(false);
    }
  });
});
