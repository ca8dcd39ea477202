import type { Page } from '@playwright/test';
import { listAxeFaults } from '@guildhall/contract';
import { findCartButton, findDrawer, expect, fillCart, test } from '../stack/shop-test.ts';

/** axe reports nothing in light and dark mode, and nothing is wider than the smallest phone. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await listAxeFaults(page, { include: 'dialog[open]' })).toEqual([]);
  }
  const widths = await findDrawer(page).drawer.evaluate((drawer) =>
    [document.documentElement, drawer, ...drawer.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(widths).toEqual([]);
  expect(
    await findDrawer(page).drawer.evaluate((drawer) => drawer.scrollWidth - drawer.clientWidth),
  ).toBeLessThanOrEqual(0);
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the empty cart is accessible at 320 px', async ({ page, shop: _shop }) => {
  await page.goto('/p/print-cones');
  await findCartButton(page).click();
  await expect(findDrawer(page).drawer).toContainText('Your cart is empty');
  await expectAccessible(page);
});

test('a cart with products and an event is accessible at 320 px', async ({ page, shop: _shop }) => {
  await fillCart(page, 'print-cones', 'event-scenario-evening', 'print-rings');
  await findCartButton(page).click();
  await expect(findDrawer(page).lines).toHaveCount(3);
  await expectAccessible(page);
});

test('the form for EU businesses is accessible at 320 px, with its errors', async ({ page, shop: _shop }) => {
  const { drawer, button } = findDrawer(page);
  await fillCart(page, 'print-cones');
  await button('EU business with a VAT number').click();
  await button('Check VAT number and get invoice').click();
  await expect(drawer).toContainText('VAT number is required');
  await expectAccessible(page);
});
