import { expect, it } from 'vitest';
import { computeOutline } from './compute-outline.ts';
import { essay, pageBlocks } from './page.fixture.ts';

it('reports that a page needs its own title if no block has one', () => {
  expect(computeOutline([pageBlocks.largeIntro, pageBlocks.banner]).title).toBe(-1);
  expect(computeOutline(essay).title).toBe(0);
});

it('finds the first picture on the first screen', () => {
  expect(computeOutline(essay).firstPicture).toBe(2);
});

it('ignores pictures further down', () => {
  const { largeIntro, line, blockTitle, banner } = pageBlocks;
  expect(computeOutline([largeIntro, line, blockTitle, banner]).firstPicture).toBe(-1);
});

it('skips a hero without a picture', () => {
  const { image: _, ...plain } = pageBlocks.hero;
  expect(computeOutline([plain, pageBlocks.banner]).firstPicture).toBe(1);
});
