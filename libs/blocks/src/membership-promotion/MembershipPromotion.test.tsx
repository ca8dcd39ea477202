import { describe, expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { staticBlocks } from '../blocks/static-blocks.fixture.ts';
import { block } from '../blocks/page.fixture.ts';

describe('a membership promotion', () => {
  it('shows picture, title, description, price and link, on the dark ground [2.4.25]', () => {
    const page = renderBlock(staticBlocks.membershipPromotion);
    expect(page).toMatch(
      /data-ground="dark".*<img.*<h2>The house belongs.*<em>Crossings<\/em>.*DKK 450 a year.*href="\/membership"/,
    );
  });

  it('uses the editor’s background colour, and needs only its title', () => {
    const page = renderBlock(block('membership-promotion', { title: 'Join', backgroundColor: 'soft' }));
    expect(page).not.toMatch(/dark|<img|<a |undefined/);
  });
});
