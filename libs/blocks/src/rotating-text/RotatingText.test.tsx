import { describe, expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { threeLines } from './rotating-text.fixture.ts';
import { computeReadingTime } from './start-rotating-text.ts';

describe('a rotating text', () => {
  it('is a list of all lines, with the first one current, before any script runs', () => {
    expect(renderBlock(threeLines)).toMatch(
      /<li data-current="true">Look up<\/li><li>Somebody else will live here<\/li><li>Leave/,
    );
  });

  it('is not a live region, so that changes are not read aloud', () => {
    expect(renderBlock(threeLines)).not.toMatch(/aria-live|role="(status|alert|log)"/);
  });

  it('has no switch for a single line', () => {
    const page = renderBlock({ ...threeLines, slides: threeLines.slides.slice(0, 1) });
    expect(page).not.toContain('<button');
  });

  it.each([
    ['One', 400],
    ['  Two   words ', 800],
    ['As many as nine words are in this line', 3600],
  ])('shows %j for 400 ms per word [9.4.1]', (line, time) => {
    expect(computeReadingTime(line)).toBe(time);
  });
});
