import { listAxeFaults } from '@guildhall/contract';
import { openResults } from '../stack/search-results.ts';
import { expect, test } from '../stack/test.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the search page in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openResults(page, 'island');
    expect(await listAxeFaults(page)).toEqual([]);
    await page.goto('/search?q=xylophonist');
    expect(await listAxeFaults(page)).toEqual([]);
  });

test('results fit a 320 px window without horizontal scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openResults(page, 'island');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
