import type { Locator } from '@playwright/test';
import { expect, test } from '../stack/journey-test.ts';

/** Computed style of an element or of its part. */
const read = (element: Locator, property: string, part?: string) =>
  element.evaluate((node, { name, pseudo }) => getComputedStyle(node, pseudo).getPropertyValue(name), {
    name: property,
    pseudo: part ?? null,
  });

test.describe('with forced colours', () => {
  test.beforeEach(({ page }) =>
    page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' }),
  );

  test('what is loading is visible: outlined placeholders of cards, and the progress bar [2.3.11]', async ({
    page,
  }) => {
    await page.route('**/_cards?*', () => undefined);
    await page.goto('/news');
    const canvas = await read(page.locator('html'), 'background-color');
    const category = page
      .getByRole('navigation', { name: /categories/i })
      .getByRole('link', { name: 'Oceans' });
    await category.hover();
    await expect(page.locator('[data-island="entry-filters"]')).toHaveAttribute('data-awake');
    await category.click();
    const placeholder = page.locator('[data-waiting] > li > *').first();
    await expect(placeholder).toBeVisible();
    expect(await read(placeholder, 'border-top-style')).toBe('solid');
    expect(await read(placeholder, 'border-top-color')).not.toBe(canvas);
    await page.evaluate(() => document.documentElement.setAttribute('data-progress', ''));
    const bar = page.locator('[class*="ProgressBar_bar"]');
    await expect(bar).toBeVisible();
    expect(await read(bar, 'background-color')).not.toBe(canvas);
  });
});
