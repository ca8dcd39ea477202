import { expect, test } from '../stack/test.ts';

test.use({ javaScriptEnabled: false });

test('everything can be read without JavaScript, and nothing is offered that would not work', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  await page.goto('/news');
  await expect(page.locator('main li a').first()).toBeVisible();
  await page.locator('main li a').first().click();
  await expect(page.locator('h1')).toBeVisible();
});

test('a category is chosen by its link, and the next page has it in its URL [4.1.4]', async ({ page }) => {
  await page.goto('/news');
  const all = await page.locator('#main li:has(h2)').count();
  await page.getByRole('link', { name: 'Oceans', exact: true }).click();
  await expect(page).toHaveURL(/\/news\?cat=oceans$/);
  await expect(page.getByRole('link', { name: 'Oceans', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const oceans = await page.locator('#main li:has(h2)').count();
  expect(oceans).toBeGreaterThan(0);
  expect(oceans).toBeLessThan(all);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.locator('#main li:has(h2)')).toHaveCount(all);
});
