import { findBlock, findShownBanner, readShownTitle } from '../stack/moving-blocks.ts';
import { expect, test } from '../stack/test.ts';

test.describe('a slider', () => {
  test('is moved by keys before and after hydration', async ({ page }) => {
    await page.goto('/styleguide');
    const slider = findBlock(page, 'slider').first();
    const titles = await slider.locator('[data-slide-title]').allTextContents();
    await slider.getByRole('list').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => readShownTitle(page)).toBe(titles[1]);
    await page.keyboard.press('Tab');
    await expect(slider.locator('[data-island]')).toHaveAttribute('data-awake', /.*/);
    await page.keyboard.press('End');
    await expect.poll(() => readShownTitle(page)).toBe(titles.at(-1));
  });
});

test.describe('banners', () => {
  test('do not start with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/styleguide');
    const banners = findBlock(page, 'banner-slider').first();
    await expect(banners.locator('[data-live=paused]')).toBeVisible();
    const title = await findShownBanner(page).textContent();
    await page.clock.runFor(60_000);
    await expect(findShownBanner(page)).toHaveText(title ?? '');
    const lines = findBlock(page, 'rotating-text').first().locator('li');
    for (const line of await lines.all()) await expect(line).toHaveCSS('opacity', '1');
  });
});

test.describe('a video', () => {
  test('applies a press made before hydration', async ({ page }) => {
    await page.goto('/initiatives/harbour-2080');
    await findBlock(page, 'video').getByRole('button').dispatchEvent('click');
    await expect(page.frameLocator('[data-block=video] iframe').getByText('Playing')).toBeVisible();
  });

  test('plays a file in the browser’s own player', async ({ page }) => {
    await page.goto('/styleguide');
    const film = findBlock(page, 'video').filter({ hasText: 'The same tide as a file' });
    await film.getByRole('button', { name: /^Play video/ }).click();
    await expect
      .poll(() => film.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything that moves can be read, and videos are links or native players', async ({ page }) => {
    await page.goto('/styleguide');
    await expect(findBlock(page, 'slider').first().getByRole('button')).toHaveCount(0);
    for (const line of await findBlock(page, 'rotating-text').first().locator('li').all())
      await expect(line).toHaveCSS('opacity', '1');
    await expect(findBlock(page, 'video').first().getByRole('link')).toHaveAttribute(
      'href',
      /watch\?v=aTideOf2061$/,
    );
    await expect(
      findBlock(page, 'video').filter({ hasText: 'The same tide as a file' }).locator('video'),
    ).toBeVisible();
  });
});
