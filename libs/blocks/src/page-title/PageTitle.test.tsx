import { describe, expect, it } from 'vitest';
import { block } from '../blocks/page.fixture.ts';
import { renderBlock } from '../blocks/render-block.fixture.tsx';

describe('a page title', () => {
  it('shows title and subtitle, and marks the title for page transitions [2.4.11]', () => {
    const page = renderBlock(block('page-title', { title: 'About', subTitle: 'The house' }));
    expect(page).toContain('<h1 data-transition="title">About</h1><p>The house</p>');
    expect(renderBlock(block('page-title', { title: 'About' }))).not.toContain('<p>');
  });
});
