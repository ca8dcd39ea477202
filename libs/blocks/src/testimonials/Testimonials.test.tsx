import { describe, expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { staticBlocks } from '../blocks/static-blocks.fixture.ts';

describe('testimonials', () => {
  it('are quotations with their speakers, all visible at once [2.4.24]', () => {
    const page = renderBlock(staticBlocks.testimonials);
    expect(page.match(/<li><figure/g)).toHaveLength(3);
    expect(page).toMatch(
      /<blockquote>.*for the soup.*<\/blockquote><figcaption>.*<img.*Asta Lindqvist, pilot/,
    );
    const quotations = page.split('<li>').slice(1);
    for (const [at, { text, title }] of staticBlocks.testimonials.slides.entries())
      expect(quotations[at]).toMatch(
        new RegExp(`<blockquote>.*${text}.*</blockquote><figcaption>.*<span>${title}</span>`),
      );
  });

  it('are not a list if there is only one', () => {
    const page = renderBlock({
      ...staticBlocks.testimonials,
      slides: staticBlocks.testimonials.slides.slice(1, 2),
    });
    expect(page).not.toContain('<li');
    expect(page).toMatch(/<figure><blockquote>.*Member no. 2,917/);
  });
});
