import { readStyle } from '../stack/forced-colours.ts';
import { expect, test } from '../stack/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with forced colours, ${colorScheme}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
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
  });
}
