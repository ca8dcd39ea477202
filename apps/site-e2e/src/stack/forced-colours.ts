import { expect, type Locator, type Page } from '@playwright/test';

/** Reads the computed style of an element or of its part. */
export const readStyle = (element: Locator, property: string, part?: string) =>
  element.evaluate((node, { name, pseudo }) => getComputedStyle(node, pseudo).getPropertyValue(name), {
    name: property,
    pseudo: part ?? null,
  });

/** Checks that placeholders of cards have an outline, and that the progress bar has another colour than the page. */
export async function expectLoadingSeen(page: Page): Promise<void> {
  await page.route('**/_cards?*', () => undefined);
  await page.goto('/news');
  const canvas = await readStyle(page.locator('html'), 'background-color');
  const category = page
    .getByRole('navigation', { name: /categories/i })
    .getByRole('link', { name: 'Oceans' });
  await category.hover();
  await expect(page.locator('[data-island="entry-filters"]')).toHaveAttribute('data-awake');
  await category.click();
  const placeholder = page.locator('[data-waiting] > li > *').first();
  await expect(placeholder).toBeVisible();
  expect(await readStyle(placeholder, 'border-top-style')).toBe('solid');
  expect(await readStyle(placeholder, 'border-top-color')).not.toBe(canvas);
  await page.evaluate(() => document.documentElement.setAttribute('data-progress', ''));
  const bar = page.locator('[class*="ProgressBar_bar"]');
  await expect(bar).toBeVisible();
  expect(await readStyle(bar, 'background-color')).not.toBe(canvas);
}
