import '@guildhall/ui';
import type { BlockOf } from '@guildhall/cms-client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BlockView } from '../blocks/BlockView.tsx';
import { createContext } from '../blocks/context.fixture.ts';
import { mount, unmountAll } from '../blocks/mount.fixture.tsx';
import { block, link } from '../blocks/page.fixture.ts';

afterEach(unmountAll);

type Button = BlockOf<'button'>;

/** The space on each side of a button in its row, and its own size. */
async function measure(alignment: Button['alignment'], size: Button['size'] = 'normal') {
  await page.viewport(1280, 720);
  const shown = block('button', { link: link('Join', '/membership'), alignment, size });
  const place = await mount(<BlockView block={shown} context={createContext([shown])} index={0} />);
  place.className = 'gh-page-grid';
  const row = place.querySelector('[data-align]')?.getBoundingClientRect() as DOMRect;
  const { left, right, width, height } = place.querySelector('a')?.getBoundingClientRect() as DOMRect;
  return { before: Math.round(left - row.left), after: Math.round(row.right - right), width, height };
}

it('stands on the left, in the middle or on the right of the text [2.4.5]', async () => {
  const [left, middle, right] = [await measure('left'), await measure('center'), await measure('right')];
  expect([left.before, right.after]).toEqual([0, 0]);
  expect(Math.abs(middle.before - middle.after)).toBeLessThanOrEqual(1);
  expect(Math.min(middle.before, left.after, right.before)).toBeGreaterThan(100);
});

it('has one of three sizes, each larger than the last [2.4.5]', async () => {
  const [small, normal, large] = [
    await measure('left', 'small'),
    await measure('left', 'normal'),
    await measure('left', 'large'),
  ];
  expect(normal.width).toBeGreaterThan(small.width);
  expect(large.width).toBeGreaterThan(normal.width);
  expect(large.height).toBeGreaterThan(normal.height);
});
