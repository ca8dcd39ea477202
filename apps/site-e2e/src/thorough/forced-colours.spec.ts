import { expectLoadingSeen, readStyle } from '../stack/forced-colours.ts';
import { expect, test } from '../stack/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with forced colours, ${colorScheme}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    });

    test('the selected category is underlined, the others are not [2.3.11]', async ({ page }) => {
      await page.goto('/news');
      const links = page.getByRole('navigation', { name: /categories/i }).getByRole('link');
      await expect(links.first()).toHaveAttribute('aria-current', 'page');
      expect(await readStyle(links.first(), 'text-decoration-line')).toBe('underline');
      expect(await readStyle(links.nth(1), 'text-decoration-line')).toBe('none');
    });

    test('buttons have an outline, and the page of the menu a line [2.3.11]', async ({ page }) => {
      await page.goto('/news');
      const canvas = await readStyle(page.locator('html'), 'background-color');
      const button = page.locator('header').getByRole('link', { name: 'Become a member' }).first();
      expect(await readStyle(button, 'border-top-style')).toBe('solid');
      expect(await readStyle(button, 'border-top-color')).not.toBe(canvas);
      const current = page.locator('header nav [aria-current]');
      expect(await readStyle(current, 'background-color', '::after')).not.toBe(canvas);
      expect(await readStyle(current, 'scale', '::after')).toBe('1');
    });

    test('the number of the banner that is shown has a line [2.3.11]', async ({ page }) => {
      await page.goto('/styleguide');
      const canvas = await readStyle(page.locator('html'), 'background-color');
      const current = page.locator('button[data-show][aria-current="true"]').first();
      await current.scrollIntoViewIfNeeded();
      await expect(current).toBeVisible();
      expect(await readStyle(current, 'background-color', '::after')).not.toBe(canvas);
    });

    test('the focus is outlined [2.3.11]', async ({ page }) => {
      await page.goto('/news');
      const canvas = await readStyle(page.locator('html'), 'background-color');
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press('Tab');
        const focused = page.locator(':focus');
        const own = await readStyle(focused, 'outline-style');
        // The link of a card is outlined with the whole card.
        const part = own === 'none' ? '::after' : undefined;
        expect(await readStyle(focused, 'outline-style', part)).toBe('solid');
        expect(await readStyle(focused, 'outline-color', part)).not.toBe(canvas);
      }
    });

    test('what is loading is visible: outlined placeholders of cards, and the progress bar [2.3.11]', async ({
      page,
    }) => {
      await expectLoadingSeen(page);
    });

    test('the chosen variant of a product is filled [2.3.11]', async ({ page }) => {
      await page.goto('/p/print-cones');
      const canvas = await readStyle(page.locator('html'), 'background-color');
      const chosen = page.locator('main input[type="radio"]:checked').first();
      expect(await readStyle(chosen, 'background-color', '::after')).not.toBe(canvas);
    });
  });
}
