import type { Page } from '@playwright/test';
import {
  add,
  findCartButton,
  findDrawer,
  expect,
  fillCart,
  waitUntilSettled,
  test,
} from '../stack/shop-test.ts';
import { readNoScriptNotes } from '../stack/no-script-notes.ts';

const readPrice = (page: Page) => page.locator('main article [role=status]').first();

test(
  'from the shop to its checkout: visitors find, add and change products, the newest first [2.6.1] [6.1.1]',
  { tag: '@packed' },
  async ({ page, shop }) => {
    const { drawer, titles, quantities, button } = findDrawer(page);
    await page.goto('/p');
    await page.getByRole('navigation', { name: 'Collections' }).getByRole('link', { name: 'Prints' }).click();
    await page.getByRole('link', { name: 'Cones' }).click();
    await expect(readPrice(page)).toContainText('DKK 563');
    await expect(findCartButton(page)).toHaveAccessibleName('Cart, empty');

    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(drawer).toBeVisible();
    await expect(titles).toHaveText(['Cones']);
    await expect(drawer).toContainText('DKK 450');
    await waitUntilSettled(page);
    await button('Increase quantity of Cones').click();
    await expect(quantities).toHaveText(['2']);
    await expect(drawer.getByText('DKK 900').first()).toBeVisible();
    await waitUntilSettled(page);
    await button('Close the cart').click();
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeFocused();
    await expect(findCartButton(page)).toHaveAccessibleName('Cart, 2 items');

    await fillCart(page, 'tide-almanac-2027');
    await expect(drawer).toBeHidden();
    await expect(findCartButton(page)).toHaveText('3');
    await findCartButton(page).click();
    await expect(titles).toHaveText(['Tide almanac 2027', 'Cones']);
    await titles.last().getByRole('link').click();
    await expect(page).toHaveURL(/\/p\/print-cones$/);

    await findCartButton(page).click();
    await button('Go to checkout').click();
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(shop.stack.sandbox.origin);
    expect(new URL(page.url()).searchParams.get('locale')).toBe('en');
    await expect(page.getByRole('row', { name: /Cones, 30 × 40 cm 2 DKK 900/ })).toBeVisible();

    await page.getByRole('button', { name: 'Pay' }).click();
    await page.goto('/');
    await expect(findCartButton(page)).toHaveAccessibleName('Cart, empty');
    expect(await page.context().cookies()).toEqual([]);
  },
);

test('an event place can be booked only once, in the drawer and next to its button [4.5.5]', async ({
  page,
  shop,
}) => {
  const { drawer, quantities, button, notice } = findDrawer(page);
  const rule = 'You can only book one place per event';
  await fillCart(page, 'event-scenario-evening');
  await button('Increase quantity of Scenario evening: A week without wind').click();
  await expect(notice).toHaveText(rule);
  await expect(quantities).toHaveText(['1']);
  await button('Close the cart').click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('alert').filter({ hasText: rule })).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(findCartButton(page)).toHaveAccessibleName('Cart, 1 item');
  expect(await shop.openCarts()).toBe(1);
});

test('two tabs show the same cart [4.5.8]', async ({ page, shop, context }) => {
  const other = await context.newPage();
  await other.goto(`${shop.stack.site.origin}/p/print-rings`);
  await fillCart(page, 'print-cones');
  await expect(findCartButton(other)).toHaveAccessibleName('Cart, 1 item');
  await other.getByRole('button', { name: 'Add to cart' }).click();
  await waitUntilSettled(other);
  await expect(findDrawer(page).titles).toHaveText(['Rings', 'Cones']);
  await findDrawer(page).button('Remove Cones').first().click();
  await findCartButton(other).click();
  await expect(findDrawer(other).titles).toHaveText(['Rings']);
  expect(await shop.openCarts()).toBe(1);
  await other.close();
});

test('by keyboard alone: the cart is opened from the header, changed and closed, and the focus returns', async ({
  page,
  shop: _shop,
}) => {
  const { drawer, quantities } = findDrawer(page);
  await page.goto('/');
  await findCartButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toContainText('Your cart is empty');
  await page.keyboard.press('Tab');
  await expect(drawer.getByRole('link', { name: 'Browse the shop' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(findCartButton(page)).toBeFocused();

  await fillCart(page, 'print-cones');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeFocused();
  await findCartButton(page).focus();
  await page.keyboard.press('Space');
  await expect(drawer).toBeVisible();
  await tabTo(page, 'Increase quantity of Cones');
  await page.keyboard.press('Enter');
  await expect(quantities).toHaveText(['2']);
  await waitUntilSettled(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(quantities).toHaveText(['1']);
  await tabTo(page, 'Close the cart');
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(findCartButton(page)).toBeFocused();
});

/** Presses Tab until a control with this name has the focus; the drawer keeps the focus inside. */
async function tabTo(page: Page, name: string): Promise<void> {
  const { drawer, button } = findDrawer(page);
  const controls = await drawer.locator('a, button, input, select').count();
  for (let steps = 0; steps <= controls; steps++) {
    await page.keyboard.press('Tab');
    if (await button(name).evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The tabulator does not lead to ${name}`);
}

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
  await expect(quantities).toHaveText(['1']);
  await waitUntilSettled(page);
  expect(await shop.openCarts()).toBe(1);
  await page.reload();
  await findCartButton(page).click();
  await expect(quantities).toHaveText(['1']);
});
