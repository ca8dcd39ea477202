import type { Page } from '@playwright/test';
import { expect, fillCart, findCartButton, findDrawer, test, waitUntilSettled } from '../stack/shop-test.ts';

test('by keyboard alone: the cart is opened from the header, changed and closed, and the focus returns [4.5.18]', async ({
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
  await tabTo(page, 'Increase quantity of Cones, 30 × 40 cm');
  await page.keyboard.press('Enter');
  await expect.poll(quantities).toEqual(['2']);
  await waitUntilSettled(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('status')).toHaveText(
    /^Cones, 30 × 40 cm: 5 in your cart\. Subtotal DKK 2,250/,
  );
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect.poll(quantities).toEqual(['4']);
  await waitUntilSettled(page);
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
