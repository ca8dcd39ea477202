import { listAxeFaults } from '@guildhall/contract';
import { expect, test } from '../stack/second-test.ts';

test('its long words are hyphenated, English ones are not [2.3.17]', async ({ page }) => {
  await page.goto('/menschen');
  const readHyphens = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('h1') as Element).hyphens);
  expect(await readHyphens()).toBe('auto');
  await page.evaluate(() => {
    document.documentElement.lang = 'en';
  });
  expect(await readHyphens()).toBe('manual');
});

test('every text of its menu on phones contrasts with the background [2.3.18]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menü' }).click();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Mitglied werden' })).toBeVisible();
    expect(await listAxeFaults(page, { include: 'header nav', rules: ['color-contrast'] })).toEqual([]);
  }
});
