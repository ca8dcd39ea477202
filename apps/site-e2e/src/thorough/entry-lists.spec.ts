import type { Page } from '@playwright/test';
import { expect, test } from '../stack/test.ts';

const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' });

test('a category that is pressed before hydration is applied', async ({ page }) => {
  await page.route('**/assets/kit-*.js', (route) => route.abort());
  await page.goto('/news');
  await categories(page).getByRole('link', { name: 'Cities', exact: true }).dispatchEvent('click');
  await expect(page).toHaveURL(/\?cat=cities$/);
  await expect(categories(page).locator('a[aria-current=page]')).toHaveText('Cities');
});

test('a list whose cards cannot be read does not affect the rest of the page', async ({ page, ownStack }) => {
  await ownStack.sandbox.fault({ mode: 'error', match: '/wp-json/cards' });
  const response = await page.goto(`${ownStack.site.origin}/blog`);
  expect(response?.status()).toBe(200);
  await expect(page.locator('h1')).toBeVisible();
});
