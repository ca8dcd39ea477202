import { describe, expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { staticBlocks } from '../blocks/static-blocks.fixture.ts';
import { block } from '../blocks/page.fixture.ts';

describe('a membership promotion', () => {
  it('shows picture, title, description, price and link, at night [2.4.25]', () => {
    const page = renderBlock(staticBlocks.membershipPromotion);
    expect(page).toMatch(
      /data-ground="night".*<img.*<h2>The house belongs.*<em>Crossings<\/em>.*DKK 450 a year.*href="\/membership"/,
    );
  });

  it('takes the ground its editor chose, and needs no more than its title', () => {
    const page = renderBlock(block('membership-promotion', { title: 'Join', backgroundColor: 'sand' }));
    expect(page).not.toMatch(/night|<img|<a |undefined/);
  });
});
