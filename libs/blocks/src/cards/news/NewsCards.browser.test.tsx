import '@guildhall/ui';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount, unmountAll } from '../../blocks/mount.fixture.tsx';
import { CardGrid } from '../CardGrid.tsx';
import { newsCards } from './news-cards.fixture.ts';

afterEach(unmountAll);

async function widthsAt(width: number): Promise<number[]> {
  await page.viewport(width, 900);
  const place = await mount(<CardGrid cardType="news" contentType="news" cards={newsCards} />);
  return [...place.querySelectorAll('li')].slice(0, 2).map((card) => card.getBoundingClientRect().width);
}

it('enlarges the first news card at a width of 1200 px [2.4.7]', async () => {
  const [first = 0, second = 0] = await widthsAt(1200);
  expect(first).toBeGreaterThan(second * 2);
});

it('does not enlarge it below 1200 px [2.4.7]', async () => {
  const [first, second] = await widthsAt(1199);
  expect(first).toBe(second);
});

it.each([320, 390, 768, 1024, 1920])('stays within a window of %i px', async (width) => {
  await widthsAt(width);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
