import { describe, expect, it } from 'vitest';
import { pageBlocks } from '../blocks/page.fixture.ts';
import { renderBlock } from '../blocks/render-block.fixture.tsx';

describe('a block title', () => {
  it('is a heading [2.4.11]', () => {
    expect(renderBlock(pageBlocks.blockTitle)).toMatch(/<h2 [^>]*>What we are working on<\/h2>/);
  });
});
