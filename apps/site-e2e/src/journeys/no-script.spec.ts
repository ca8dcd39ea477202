// cspell:ignore ilsand
import type { Page } from '@playwright/test';
import { openResults } from '../stack/search-results.ts';
import { expect, test } from '../stack/journey-test.ts';

test.use({ javaScriptEnabled: false });

const price = (page: Page) => page.locator('main article [role=status]').first();

test('products can be found and read [2.1.4]', async ({ page }) => {
  // Without JavaScript a browser fetches all pictures of a page at once, and none of them matters here.
  await page.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.goto('/p');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
  const collections = await page
    .getByRole('navigation', { name: 'Collections' })
    .getByRole('link')
    .allTextContents();
  expect(collections.length).toBeGreaterThan(2);
  await expect(page.getByRole('main').locator('h2')).toHaveText(collections);
  const products = page.getByRole('main').locator('li:has(h3)');
  expect(await products.count()).toBeGreaterThan(collections.length);
  await expect(products.locator('a[href^="/p/"]:not([href*="/collections/"])')).toHaveCount(
    await products.count(),
  );
  await page.getByRole('navigation', { name: 'Collections' }).getByRole('link', { name: 'Prints' }).click();
  await expect(page).toHaveURL(/\/p\/collections\/prints$/);
  await page.getByRole('link', { name: 'Cones' }).click();
  await expect(page).toHaveURL(/\/p\/print-cones$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cones');
  await expect(price(page)).toContainText('DKK 563');
  await expect(price(page)).toContainText('approx. €76');
  await expect(page.getByText('Signed and numbered')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  const sizes = page.getByRole('navigation', { name: 'Size' });
  await expect(sizes).toContainText('50 × 70 cm DKK 1,119');
  await sizes.getByRole('link', { name: '50 × 70 cm' }).click();
  await expect(page).toHaveURL(/\/p\/print-cones\?Size=50/);
  await expect(price(page)).toContainText('DKK 1,119');
  await expect(sizes.locator('[aria-current]')).toHaveText('50 × 70 cm');
});

test('a typing error leads to what was meant, and products are shown beside the pages [2.10.4] [2.10.10]', async ({
  page,
}) => {
  await openResults(page, 'island');
  await page.goto('/search?q=ilsand');
  await expect(page.getByRole('heading', { name: 'No page matches “ilsand”' })).toBeVisible();
  await page.getByRole('paragraph').filter({ hasText: 'Did you mean' }).getByRole('link').click();
  await expect(page.getByRole('searchbox')).toHaveValue('island');
  await expect(page.locator('main ol > li').first()).toBeVisible();
  await page.goto('/search?q=crossings');
  const products = page.getByRole('region', { name: 'In the shop' });
  await expect(products.getByRole('listitem')).toHaveCount(4);
  await products.getByRole('link', { name: /^View all \d+ products$/ }).click();
  await expect(page).toHaveURL(/\/p\?q=crossings$/);
});
