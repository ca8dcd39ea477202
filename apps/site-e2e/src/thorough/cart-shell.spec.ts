import { holdRequests } from '../stack/held-requests.ts';
import { expect, findAwakeCart, findCartButton, findDrawer, test } from '../stack/shop-test.ts';

test('a page that is printed while the cart is open is printed without it [2.3.10]', async ({
  page,
  shop: _shop,
}) => {
  const { drawer } = findDrawer(page);
  await page.goto('/p/print-cones');
  await findCartButton(page).click();
  await expect(drawer).toContainText('Your cart is empty');
  await page.emulateMedia({ media: 'print' });
  await expect(drawer).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
});

test('a cart closed again before its code has loaded stays closed [4.5.15]', async ({
  page,
  shop: _shop,
}) => {
  const { drawer, button } = findDrawer(page);
  const release = await holdRequests(page, '**/assets/kit-*.js');
  await page.goto('/p/print-cones');
  const closeActions = {
    button: () => button('Close the cart').click(),
    escape: () => page.keyboard.press('Escape'),
    background: () => page.mouse.click(40, 400),
  };
  for (const close of Object.values(closeActions)) {
    await findCartButton(page).click();
    await expect(drawer).toBeVisible();
    await close();
    await expect(drawer).toBeHidden();
  }
  release();
  await expect(findAwakeCart(page)).toBeAttached();
  await expect(drawer).toBeHidden();
  await expect(findCartButton(page)).not.toHaveAttribute('aria-busy');
});

test('the first product opens the cart before the code that adds it has loaded, and then appears in it [4.5.17]', async ({
  page,
  shop: _shop,
}) => {
  const { drawer } = findDrawer(page);
  const release = await holdRequests(page, '**/assets/kit-*.js');
  await page.goto('/p/print-cones');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('status')).toHaveText('Loading your cart…');
  await expect(findAwakeCart(page)).toHaveCount(0);

  release();
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expect(drawer).not.toContainText('Your cart is empty');
});
