import { describe, expect, it } from 'vitest';
import { pageBlocks } from '../blocks/page.fixture.ts';
import { renderBlock } from '../blocks/render-block.fixture.tsx';

describe('image and text', () => {
  it('puts the picture on the editor’s chosen side', () => {
    expect(renderBlock(pageBlocks.imageTextLeft)).toContain('data-picture="left"');
    expect(renderBlock(pageBlocks.imageTextRight)).toContain('data-picture="right"');
  });

  it('shows title, text and link, with or without a picture [2.4.11]', () => {
    const { image: _, link: __, ...plain } = pageBlocks.imageTextLeft;
    expect(renderBlock(pageBlocks.imageTextLeft)).toMatch(
      /<img [^>]*alt="[^"]+".*<h2>A customs house.*<p>Since 1968.*href="\/about"/,
    );
    expect(renderBlock(plain)).not.toMatch(/<img|<a /);
  });
});
