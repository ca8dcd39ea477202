import { expect, it } from 'vitest';
import { outlineOf } from './blocks-outline.ts';
import { essay, parts } from './page.fixture.ts';

it('says that a page needs a title of its own when no block has one', () => {
  expect(outlineOf([parts.largeIntro, parts.banner]).title).toBe(-1);
  expect(outlineOf(essay).title).toBe(0);
});

it('finds the first picture on the first screen', () => {
  expect(outlineOf(essay).firstPicture).toBe(2);
});

it('waits with pictures that are further down', () => {
  const { largeIntro, line, blockTitle, banner } = parts;
  expect(outlineOf([largeIntro, line, blockTitle, banner]).firstPicture).toBe(-1);
});

it('passes over a hero without a picture', () => {
  const { image: _, ...plain } = parts.hero;
  expect(outlineOf([plain, parts.banner]).firstPicture).toBe(1);
});
