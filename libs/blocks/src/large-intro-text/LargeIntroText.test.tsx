import { expect, it } from 'vitest';
import { pageBlocks } from '../blocks/page.fixture.ts';
import { renderBlock } from '../blocks/render-block.fixture.tsx';

it('shows its HTML as a large intro across the page, with its title above [2.4.8]', () => {
  const page = renderBlock({ ...pageBlocks.largeIntro, blockTitle: 'Why' });
  expect(page).toMatch(/<div class="[^"]*_thought_[^"]*">.*A wayleave is the right to cross ground/s);
  expect(page).toContain('data-heading="above"');
});
