import type { CardType, ContentType } from '@guildhall/cms-client';
import { describe, expect, it } from 'vitest';
import { shouldEnlargeFirst } from './should-enlarge-first.ts';

const asked = (cardType: CardType, contentType?: ContentType, enlargeFirst = false, count = 4) =>
  shouldEnlargeFirst({ cardType, contentType, enlargeFirst, count });

describe('the first card is larger than the others', () => {
  it('in lists of news and of blog posts, whatever their cards [2.4.6]', () => {
    expect(asked('news', 'news')).toBe(true);
    expect(asked('blog', 'blog')).toBe(true);
    expect(asked('newsStyle', 'news')).toBe(true);
  });

  it('in a list without a content type, when its cards are news or blog posts', () => {
    expect(asked('news')).toBe(true);
    expect(asked('blog')).toBe(true);
    expect(asked('calendar')).toBe(false);
  });

  it('for newsStyle cards only when the editor asks for it [2.4.6]', () => {
    expect(asked('newsStyle', undefined, true)).toBe(true);
    expect(asked('newsStyle', 'cases', true)).toBe(true);
    expect(asked('newsStyle', undefined, false)).toBe(false);
  });

  it('for a case that is alone, and no further [2.4.6]', () => {
    expect(asked('case', 'cases', false, 1)).toBe(true);
    expect(asked('case', 'cases', false, 2)).toBe(false);
    expect(asked('case', 'cases', true, 2)).toBe(false);
  });

  it('for no other kind, even if asked for', () => {
    for (const kind of ['person', 'peachimg', 'calendar', 'initiative', 'organisation'] as const) {
      expect(asked(kind, undefined, true, 1)).toBe(false);
    }
  });
});
