import { expect, test } from './stack/test.ts';

test.use({ javaScriptEnabled: false });

test('everything can be read without script, and nothing is offered that would not work', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  await page.goto('/news');
  await expect(page.locator('main li a').first()).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();
  await page.locator('main li a').first().click();
  await expect(page.locator('h1')).toBeVisible();
});
