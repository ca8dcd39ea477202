import { describe, expect, it } from 'vitest';
import { block } from '../blocks/page.fixture.ts';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { html } from '../cards/card.fixture.ts';

describe('an intro text', () => {
  it('shows its HTML [2.4.8]', () => {
    expect(renderBlock(block('intro-text', { text: html('<p>In <em>short</em></p>') }))).toContain(
      '<em>short</em>',
    );
  });
});
