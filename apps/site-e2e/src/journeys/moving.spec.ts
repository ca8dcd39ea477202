import { expect, test } from '../stack/journey-test.ts';
import { findBlock, findShownBanner, readShownTitle } from '../stack/moving-blocks.ts';
import { listScripts } from '../stack/scripts.ts';

test.describe('a slider', () => {
  test('moves on the first press, wraps at both ends, and shows the position [4.4.1]', async ({ page }) => {
    await page.goto('/styleguide');
    const slider = findBlock(page, 'slider').first();
    const titles = await slider.locator('[data-slide-title]').allTextContents();
    await slider.getByRole('button', { name: 'Previous picture' }).dispatchEvent('click');
    await expect.poll(() => readShownTitle(page)).toBe(titles.at(-1));
    await expect(slider.getByRole('status')).toHaveText(`4 of 4: ${titles.at(-1)}`);
    await slider.getByRole('button', { name: 'Next picture' }).click();
    await expect.poll(() => readShownTitle(page)).toBe(titles[0]);
  });
});

test.describe('banners', () => {
  test('change every 4 seconds without React, and pause by their button [9.4.2]', async ({ page }) => {
    const scripts = listScripts(page);
    await page.clock.install();
    await page.goto('/styleguide');
    const banners = findBlock(page, 'banner-slider').first();
    await expect(banners.locator('[data-live=moving]')).toBeVisible();
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
    const titles = await banners.locator('h2').allTextContents();
    const first = titles.indexOf((await findShownBanner(page).textContent()) ?? '');
    await page.clock.runFor(4000);
    await expect(findShownBanner(page)).toHaveText(titles[(first + 1) % 3] ?? '');
    expect(scripts).toHaveLength(2);
    await banners.getByRole('button', { name: 'Pause banners' }).focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(60_000);
    await expect(findShownBanner(page)).toHaveText(titles[(first + 1) % 3] ?? '');
    // A key lets the page fetch what the next press may need; the switch has not waited for it.
    await expect(banners.locator('[data-awake]')).toHaveCount(0);
  });
});

test.describe('a video', () => {
  test('requests nothing from the video host before the press, and then plays [7.5.1]', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (/\/(iframe_api|embed|films)\b/.test(request.url())) requested.push(request.url());
    });
    await page.goto('/initiatives/harbour-2080');
    const film = findBlock(page, 'video').first();
    await film.getByRole('button', { name: /^Play video/ }).hover();
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await film.getByRole('button', { name: /^Play video/ }).click();
    await expect(page.frameLocator('[data-block=video] iframe').getByText('Playing')).toBeVisible();
    await expect(film.locator('iframe')).toHaveAttribute('title', /What one tide will do/);
    expect(requested[0]).toContain('/iframe_api');
  });

  test('says after 5 seconds that its script did not load, and can be retried [8.5.1]', async ({
    page,
    product: { sandbox },
  }) => {
    await sandbox.fault({ service: 'video', mode: 'slow', delayMs: 100_000, match: '/iframe_api', times: 1 });
    await page.clock.install();
    await page.goto('/initiatives/harbour-2080');
    const film = findBlock(page, 'video');
    await film.getByRole('button', { name: /^Play video/ }).click();
    await expect(film.getByRole('button')).toHaveText('Loading video…');
    await page.clock.fastForward(5000);
    await expect(film.getByRole('alert')).toHaveText(/^We could not load this video/);
    await expect(film.getByRole('link')).toHaveAttribute('href', /watch\?v=harbour2080$/);
    await film.getByRole('button', { name: 'Try again' }).click();
    await expect(page.frameLocator('[data-block=video] iframe').getByText('Playing')).toBeVisible();
  });
});
