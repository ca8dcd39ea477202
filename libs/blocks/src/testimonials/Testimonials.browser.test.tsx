import '@guildhall/ui';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BlockView } from '../blocks/BlockView.tsx';
import { createContext } from '../blocks/context.fixture.ts';
import { mount, unmountAll } from '../blocks/mount.fixture.tsx';
import { staticBlocks } from '../blocks/static-blocks.fixture.ts';

afterEach(unmountAll);

const { testimonials } = staticBlocks;

it.each([320, 1280])('are all visible at once in a window of %i px [2.4.24]', async (width) => {
  await page.viewport(width, 720);
  const place = await mount(
    <BlockView block={testimonials} context={createContext([testimonials])} index={0} />,
  );
  place.className = 'gh-page-grid';
  const quotations = [...place.querySelectorAll('blockquote')];
  expect(quotations).toHaveLength(testimonials.slides.length);
  for (const quotation of quotations) {
    await expect.element(quotation).toBeVisible();
    const { left, right } = quotation.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  }
});
