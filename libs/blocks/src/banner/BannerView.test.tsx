import { describe, expect, it } from 'vitest';
import { pageBlocks } from '../blocks/page.fixture.ts';
import { html } from '../cards/card.fixture.ts';
import { renderBlock } from '../blocks/render-block.fixture.tsx';

describe('a banner', () => {
  it('shows picture, title, description and link on a label in the accent colour [2.4.11]', () => {
    expect(renderBlock(pageBlocks.banner)).toMatch(
      /<img.*data-ground="warm"><h2>Keep a chair.*<p>Members pay.*href="\/membership"/,
    );
  });

  it('keeps links in its description [2.4.34]', () => {
    const description = html('Ask <a href="/people/asta">Asta</a>');
    expect(renderBlock({ ...pageBlocks.banner, description })).toContain(
      '<p>Ask <a href="/people/asta">Asta</a></p>',
    );
  });

  it('uses the editor’s background colour', () => {
    expect(renderBlock({ ...pageBlocks.banner, backgroundColor: 'dark' })).not.toContain('warm');
  });
});
