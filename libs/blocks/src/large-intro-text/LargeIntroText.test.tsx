import { expect, it } from 'vitest';
import { parts } from '../blocks/page.fixture.ts';
import { renderBlock } from '../blocks/render-block.fixture.tsx';

it('shows its HTML [2.4.8]', () => {
  expect(renderBlock(parts.largeIntro)).toContain('A wayleave is the right to cross ground');
});
