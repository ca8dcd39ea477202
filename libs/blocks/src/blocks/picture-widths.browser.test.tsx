import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '@guildhall/ui';
import { Blocks } from './Blocks.tsx';
import { emptyContext } from './context.fixture.ts';
import { mount, unmountAll } from './mount.fixture.tsx';
import { pageBlocks } from './page.fixture.ts';

let before: readonly [number, number];
beforeAll(() => {
  before = [innerWidth, innerHeight];
});
afterEach(unmountAll);
afterAll(() => page.viewport(...before));

/** The width that a picture states for this window, px. */
function measureStatedWidth(sizes: string): number {
  const [, length = ''] =
    /([^()\s]+)$/.exec(
      sizes
        .split(', ')
        .find((part) => !part.startsWith('(') || matchMedia(part.replace(/\S+$/, '')).matches) ?? '',
    ) ?? [];
  const ruler = document.body.appendChild(document.createElement('div'));
  ruler.style.inlineSize = length;
  const { width } = ruler.getBoundingClientRect();
  ruler.remove();
  return width;
}

it.each([390, 412, 768, 1280, 1920])(
  'in a window of %i px, the picture beside a text is fetched in the size at which it is shown',
  async (width) => {
    await page.viewport(width, 900);
    const place = await mount(<Blocks blocks={[pageBlocks.imageTextLeft]} context={emptyContext} />);
    const picture = place.querySelector('img') as HTMLImageElement;
    const shown = picture.getBoundingClientRect().width;
    expect(shown).toBeGreaterThan(100);
    expect(measureStatedWidth(picture.sizes) / shown).toBeGreaterThan(0.85);
  },
);
