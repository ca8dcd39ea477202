import '@guildhall/ui';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BlockView } from '../blocks/BlockView.tsx';
import { createContext } from '../blocks/context.fixture.ts';
import { mount, unmountAll } from '../blocks/mount.fixture.tsx';
import { videoFile } from './video.fixture.ts';

afterEach(unmountAll);

async function measure(enableMutedFullscreenVideo: boolean): Promise<{ width: number; height: number }> {
  const video = { ...videoFile, enableMutedFullscreenVideo };
  const place = await mount(<BlockView block={video} context={createContext([video])} index={0} />);
  place.className = 'gh-page-grid';
  const { width = 0, height = 0 } = place.querySelector('figure > *')?.getBoundingClientRect() ?? {};
  return { width, height };
}

it('fills the screen if its editor chose that, and has margins otherwise [2.4.20]', async () => {
  await page.viewport(1280, 720);
  const { width, height } = await measure(true);
  expect(width).toBe(document.documentElement.clientWidth);
  expect(height).toBeGreaterThan(720 * 0.85);
  expect(height).toBeLessThanOrEqual(720);
  expect((await measure(false)).width).toBeLessThan(width);
});
