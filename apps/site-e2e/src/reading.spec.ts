import { expect, test } from './stack/test.ts';

const pages = [
  ['the homepage', '/'],
  ['a page one level deep', '/about'],
  ['a page three levels deep', '/initiatives/the-hundred-year-lease/the-empty-chair'],
] as const;

test.describe('a visitor reads', () => {
  for (const [what, path] of pages) {
    test(`${what} [2.1.1]`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('main')).not.toBeEmpty();
    });
  }

  test(
    'an article two levels deep, from its card in the list [2.1.1] [6.1.1]',
    { tag: '@packed' },
    async ({ page }) => {
      await page.goto('/news');
      const first = page.locator('main li a').first();
      const href = await first.getAttribute('href');
      await first.click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(page.locator('h1')).toHaveCount(1);
    },
  );

  test('an unknown URL as the 404 page [2.1.2]', async ({ page, complaints }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.locator('main')).toContainText('This page could not be found');
    complaints.length = 0; // The browser itself reports the 404.
  });

  test('the canonical URL for misplaced slashes [2.1.3]', async ({ page }) => {
    await page.goto('/about/');
    await expect(page).toHaveURL(/\/about$/);
  });

  test('straight to the content, by the first Tab stop [2.3.7]', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });
});
