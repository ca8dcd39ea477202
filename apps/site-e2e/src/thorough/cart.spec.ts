import {
  add,
  fillCart,
  findCartButton,
  findDrawer,
  expect,
  waitUntilSettled,
  test,
} from '../stack/shop-test.ts';
import { readNoScriptNotes } from '../stack/no-script-notes.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header has no cart, and a product says why it cannot be bought [2.11.9]', async ({
    page,
    shop: _shop,
  }) => {
    await page.goto('/p/print-cones');
    await expect(findCartButton(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeHidden();
    expect(await readNoScriptNotes(page)).toContain('You need JavaScript to use the cart');
  });
});

test('a press before anything has loaded adds one item, not two', async ({ page, shop }) => {
  const { quantities } = findDrawer(page);
  await add(page, 'long-now-notebook');
  await expect.poll(quantities).toEqual(['1']);
  await waitUntilSettled(page);
  expect(await shop.openCarts()).toBe(1);
  await page.reload();
  await findCartButton(page).click();
  await expect.poll(quantities).toEqual(['1']);
});

test('two tabs show the same cart [4.5.8]', async ({ page, shop, context }) => {
  const other = await context.newPage();
  await other.goto(`${shop.stack.site.origin}/p/print-rings`);
  await fillCart(page, 'print-cones');
  await expect(findCartButton(other)).toHaveAccessibleName('Cart, 1 item');
  await other.getByRole('button', { name: 'Add to cart' }).click();
  await waitUntilSettled(other);
  await expect(findDrawer(page).titles).toHaveText(['Rings', 'Cones']);
  await findDrawer(page).button('Remove Cones, 30 × 40 cm').first().click();
  await findCartButton(other).click();
  await expect(findDrawer(other).titles).toHaveText(['Rings']);
  expect(await shop.openCarts()).toBe(1);
  await other.close();
});

test('a cart that expires while it is open says so at the next change', async ({ page, shop }) => {
  const { drawer, button, notice, titles } = findDrawer(page);
  await fillCart(page, 'print-cones');
  await shop.expireCarts();
  await button('Increase quantity of Cones, 30 × 40 cm').click();
  await expect(notice).toContainText('This cart is no longer open');
  await expect(drawer).toContainText('Your cart is empty');
  expect(await page.context().cookies()).toEqual([]);
  await button('Close the cart').click();

  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(titles).toHaveText(['Cones']);
  await waitUntilSettled(page);
  await shop.expireCarts();
  await button('Close the cart').click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawer).toBeVisible();
  await expect(notice).toContainText('We have started a new cart');
  await expect(titles).toHaveText(['Cones']);
});
