import type { BlockOf } from '@guildhall/cms-client';
import { describe, expect, it } from 'vitest';
import { block, pageBlocks } from '../blocks/page.fixture.ts';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { html } from '../cards/card.fixture.ts';

const text = (textType: BlockOf<'text'>['textType'], written: string) =>
  block('text', { textType, html: html(written) });

describe('text', () => {
  it('is the element that its editor chose [2.4.3]', () => {
    expect(renderBlock(text('p', 'Words'))).toMatch(/<p class="[^"]+">Words<\/p>/);
    expect(renderBlock(text('h3', 'Words'))).toMatch(/<h3 class="[^"]+">Words<\/h3>/);
    expect(renderBlock(text('html', '<p>One</p><p>Two</p>'))).toMatch(
      /<div class="[^"]+"><p>One<\/p><p>Two<\/p><\/div>/,
    );
  });

  it('never nests paragraphs or headings', () => {
    expect(renderBlock(text('p', '<p>Words</p>'))).toMatch(/<div class="[^"]+"><p>Words<\/p><\/div>/);
    expect(renderBlock(text('h2', '<h2>Words</h2>'))).toMatch(/<div class="[^"]+"><h2>Words<\/h2><\/div>/);
  });

  it('is not an h1 on a page that has a title', () => {
    const heading = text('h1', 'Words');
    expect(renderBlock(heading, [pageBlocks.hero, heading])).toContain('<h2');
    expect(renderBlock(heading)).toContain('<h1');
  });

  it('leaves an empty section if it has no text', () => {
    expect(renderBlock(text('p', ' '))).toMatch(/<section[^>]*><\/section>/);
  });
});
