import '@guildhall/ui';
import type { Block } from '@guildhall/cms-client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BlockView } from '../blocks/BlockView.tsx';
import { createContext } from '../blocks/context.fixture.ts';
import { mount, unmountAll } from '../blocks/mount.fixture.tsx';
import { block } from '../blocks/page.fixture.ts';
import { html, picture } from '../cards/card.fixture.ts';

afterEach(unmountAll);

async function measure(shown: Block, selector: string): Promise<{ left: number; width: number }> {
  const place = await mount(<BlockView block={shown} context={createContext([shown])} index={0} />);
  place.className = 'gh-page-grid';
  const { left = 0, width = 0 } = place.querySelector(selector)?.getBoundingClientRect() ?? {};
  return { left, width };
}

it('is as wide as the text, or wider [2.4.10]', async () => {
  await page.viewport(1400, 900);
  const image = picture('steps', 3 / 2, '#f7cdb4', 'Seven steps');
  const words = html(`<p>${'tide '.repeat(300)}</p>`);
  const text = await measure(block('text', { textType: 'html', html: words }), 'p');
  const standard = await measure(block('image', { image, size: 'standard' }), 'figure > :first-child');
  const wide = await measure(block('image', { image, size: 'wide' }), 'figure > :first-child');
  expect(standard).toEqual(text);
  expect(wide.width).toBeGreaterThan(standard.width);
});

it.each([390, 1280])('is as wide as its editor made it, or as the window: %s px [2.4.10]', async (width) => {
  await page.viewport(width, 900);
  const image = picture('steps', 3 / 2, '#f7cdb4', 'Seven steps');
  const text = await measure(block('image', { image, size: 'standard' }), 'img');
  const small = await measure(block('image', { image, size: 'standard', width: 160 }), 'img');
  expect(small).toEqual({ left: text.left, width: 160 });
  const centred = block('image', { image, size: 'standard', width: 160, isCentred: true });
  expect((await measure(centred, 'img')).left).toBeGreaterThan(text.left + 80);
  const large = await measure(block('image', { image, size: 'standard', width: 700 }), 'img');
  expect(large.width).toBeLessThanOrEqual(width);
});
