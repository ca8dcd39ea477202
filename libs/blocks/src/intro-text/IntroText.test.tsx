import { describe, expect, it } from 'vitest';
import { block } from '../blocks/page.fixture.ts';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { html } from '../cards/card.fixture.ts';

describe('an intro text', () => {
  it('shows its HTML in its own style, unlike any other text [2.4.8]', () => {
    const text = html('<p>In <em>short</em></p>');
    const intro = (shown: string) => /<div class="([^"]*)"><p>In <em>short<\/em><\/p>/.exec(shown)?.[1];
    const own = intro(renderBlock(block('intro-text', { text })));
    const others = [
      renderBlock(block('large-intro-text', { text })),
      renderBlock(block('text', { textType: 'html', html: text })),
    ].map(intro);
    expect(own).toMatch(/_intro_/);
    expect(others[0]).toMatch(/_thought_/);
    expect(new Set([own, ...others]).size).toBe(3);
  });
});
