import { describe, expect, it } from 'vitest';
import { block } from '../blocks/page.fixture.ts';
import { renderBlock } from '../blocks/render-block.fixture.tsx';

describe('a spacer line', () => {
  it('has a height, and a line unless it is hidden [2.4.9]', () => {
    for (const height of ['small', 'medium', 'large'] as const)
      expect(renderBlock(block('spacer-line', { height, hideLine: false }))).toContain(
        `data-height="${height}"><hr/>`,
      );
    expect(renderBlock(block('spacer-line', { height: 'small', hideLine: true }))).not.toContain('<hr');
  });
});
