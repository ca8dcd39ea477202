import type { Locator } from '@playwright/test';
import { expect, test } from '../stack/test.ts';

/** Computed style of an element or of its part. */
const read = (element: Locator, property: string, part?: string) =>
  element.evaluate((node, { name, pseudo }) => getComputedStyle(node, pseudo).getPropertyValue(name), {
    name: property,
    pseudo: part ?? null,
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with forced colours, ${colorScheme}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    });

    test('the selected category is underlined, the others are not [2.3.11]', async ({ page }) => {
      await page.goto('/news');
      const links = page.getByRole('navigation', { name: /categories/i }).getByRole('link');
      await expect(links.first()).toHaveAttribute('aria-current', 'page');
      expect(await read(links.first(), 'text-decoration-line')).toBe('underline');
      expect(await read(links.nth(1), 'text-decoration-line')).toBe('none');
    });

    test('buttons have an outline, and the page of the menu a line [2.3.11]', async ({ page }) => {
      await page.goto('/news');
      const canvas = await read(page.locator('html'), 'background-color');
      const button = page.locator('header').getByRole('link', { name: 'Become a member' }).first();
      expect(await read(button, 'border-top-style')).toBe('solid');
      expect(await read(button, 'border-top-color')).not.toBe(canvas);
      const current = page.locator('header nav [aria-current]');
      expect(await read(current, 'background-color', '::after')).not.toBe(canvas);
      expect(await read(current, 'scale', '::after')).toBe('1');
    });

    test('the number of the banner that is shown has a line [2.3.11]', async ({ page }) => {
      await page.goto('/styleguide');
      const canvas = await read(page.locator('html'), 'background-color');
      const current = page.locator('button[data-show][aria-current="true"]').first();
      await current.scrollIntoViewIfNeeded();
      await expect(current).toBeVisible();
      expect(await read(current, 'background-color', '::after')).not.toBe(canvas);
    });

    test('the focus is outlined [2.3.11]', async ({ page }) => {
      await page.goto('/news');
      const canvas = await read(page.locator('html'), 'background-color');
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press('Tab');
        const focused = page.locator(':focus');
        const own = await read(focused, 'outline-style');
        // The link of a card is outlined with the whole card.
        const part = own === 'none' ? '::after' : undefined;
        expect(await read(focused, 'outline-style', part)).toBe('solid');
        expect(await read(focused, 'outline-color', part)).not.toBe(canvas);
      }
    });

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

    test('the chosen variant of a product is filled [2.3.11]', async ({ page }) => {
      await page.goto('/p/print-cones');
      const canvas = await read(page.locator('html'), 'background-color');
      const chosen = page.locator('main input[type="radio"]:checked').first();
      expect(await read(chosen, 'background-color', '::after')).not.toBe(canvas);
    });
  });
}
