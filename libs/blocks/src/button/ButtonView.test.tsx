import { describe, expect, it } from 'vitest';
import { block, link } from '../blocks/page.fixture.ts';
import { renderBlock } from '../blocks/render-block.fixture.tsx';

describe('a button', () => {
  it('has its alignment, its size and its link [2.4.5]', () => {
    const page = renderBlock(
      block('button', { link: link('Join', '/membership'), alignment: 'center', size: 'large' }),
    );
    expect(page).toContain('data-align="center"');
    expect(page).toMatch(/<a [^>]*data-size="large"[^>]*href="\/membership"[^>]*>Join<\/a>/);
  });

  it('opens a new tab only if its link does', () => {
    const away = link('Join', 'https://join.example/', '_blank');
    expect(renderBlock(block('button', { link: away, alignment: 'left', size: 'normal' }))).toContain(
      'target="_blank"',
    );
    expect(
      renderBlock(block('button', { link: link('Join', '/m'), alignment: 'left', size: 'normal' })),
    ).not.toContain('target');
  });
});
