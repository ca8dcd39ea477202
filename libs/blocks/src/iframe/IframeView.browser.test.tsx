import '@guildhall/ui';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { block } from '../blocks/page.fixture.ts';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { framedTides } from '../blocks/static-blocks.fixture.ts';
import { collectFrameHeightRules } from './frame-height.ts';

/** Measures the frame in the HTML of the server, with the rules of its page and without its address. */
function measureHeight(height: string): number | undefined {
  const { link } = framedTides;
  const html = renderBlock(block('iframe', { link, frame: link.url, height })).replace(/ src="[^"]*"/, '');
  const place = document.body.appendChild(document.createElement('main'));
  onTestFinished(() => place.remove());
  place.innerHTML = `<style>${collectFrameHeightRules(html)}</style>${html}`;
  return place.querySelector('iframe')?.getBoundingClientRect().height;
}

it('is as high as the window, or as its editor stated [2.4.23]', async () => {
  await page.viewport(1280, 640);
  expect(measureHeight('100vh')).toBe(640);
  expect(measureHeight('50vh')).toBe(320);
  expect(measureHeight('420px')).toBe(420);
});
