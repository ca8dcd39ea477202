import { actAsOldBrowser, useOldBrowser } from '../stack/old-browser.ts';
import { expect, findCartButton, findDrawer, test } from '../stack/shop-test.ts';

useOldBrowser(test);

test('the cart opens and closes, and leads to the checkout [2.11.11]', async ({ page, context, shop }) => {
  await actAsOldBrowser(context);
  const { drawer, titles, button } = findDrawer(page);
  await page.goto('/p/tide-almanac-2027');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(titles).toHaveText(['Tide almanac 2027']);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.goto('/about');
  await findCartButton(page).click();
  await expect(titles).toHaveText(['Tide almanac 2027']);
  await button('Close the cart').click();
  await expect(drawer).toBeHidden();
  await findCartButton(page).click();
  await expect(drawer).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(drawer).toBeHidden();
  await findCartButton(page).click();
  await button('Go to checkout').click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(shop.stack.sandbox.origin);
});
