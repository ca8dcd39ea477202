import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '@guildhall/ui';
import { cardsByType } from '../cards/all-cards.fixture.ts';
import { CardGrid } from '../cards/CardGrid.tsx';
import { Blocks } from './Blocks.tsx';
import { createContext } from './context.fixture.ts';
import { mount, unmountAll } from './mount.fixture.tsx';
import { essay, pageBlocks } from './page.fixture.ts';

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

/** Blocks with pictures, and every kind of cards with a large picture: in a list, and as its only card. */
function renderPictures() {
  const blocks = [...essay, ...Object.values(pageBlocks)];
  const lists = (['news', 'newsStyle', 'case', 'blog'] as const).map(
    (type) => [type, cardsByType[type]] as const,
  );
  const all = lists.flatMap(([type, cards]) => [
    { type, cards },
    { type, cards: cards.slice(0, 1) },
  ]);
  return (
    <div className="gh-page-grid">
      <Blocks blocks={blocks} context={createContext(blocks)} />
      {all.map(({ type, cards }) => (
        <CardGrid
          key={`${type} ${cards.length}`}
          cardType={type}
          contentType="news"
          cards={cards}
          enlargeFirst
        />
      ))}
    </div>
  );
}

it.each([390, 412, 768, 1280, 1920])(
  'in a window of %i px, pictures are fetched in the size at which they are shown',
  async (width) => {
    await page.viewport(width, 900);
    const place = await mount(renderPictures());
    const pictures = [...place.querySelectorAll<HTMLImageElement>('img[srcset]')];
    expect(pictures.length).toBeGreaterThan(10);
    const wrong = pictures.flatMap((picture) => {
      const shown = picture.getBoundingClientRect().width;
      const stated = measureStatedWidth(picture.sizes);
      return stated / shown > 0.9 && stated / shown < 1.3 ? [] : [{ src: picture.src, shown, stated }];
    });
    expect(wrong).toEqual([]);
  },
);
