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
