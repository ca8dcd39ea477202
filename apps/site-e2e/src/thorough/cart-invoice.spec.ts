import type { Page } from '@playwright/test';
import { findDrawer, expect, fillCart, test } from '../stack/shop-test.ts';

async function fillIn(page: Page, country: string, number: string): Promise<void> {
  const { drawer } = findDrawer(page);
  await drawer.getByLabel('Country').selectOption({ label: country });
  await drawer.getByLabel('VAT number').fill(number);
  await drawer.getByLabel('Company name').fill('Haus am Deich GmbH');
  await drawer.getByLabel('Email').fill('kontor@haus-am-deich.example');
  await drawer.getByRole('button', { name: 'Check VAT number and get invoice' }).click();
}

async function openForm(page: Page): Promise<void> {
  await fillCart(page, 'print-cones');
  await findDrawer(page).button('EU business with a VAT number').click();
  await expect(findDrawer(page).drawer.getByRole('heading', { name: 'EU business' })).toBeFocused();
}

test('missing and wrong values are reported at their fields, and input is kept [8.4.4]', async ({
  page,
  shop,
}) => {
  const { drawer, button } = findDrawer(page);
  const field = drawer.getByLabel('VAT number');
  await openForm(page);
  await button('Check VAT number and get invoice').click();
  await expect(drawer.getByLabel('Country')).toBeFocused();
  await expect(drawer.getByLabel('Country')).toHaveAccessibleDescription(/Country is required/);
  await expect(field).toHaveAccessibleDescription(/VAT number is required/);

  // The first is not a number; the second has a valid format, but is unknown to the EU's service.
  for (const number of ['DE 123', 'DE136695984']) {
    await fillIn(page, 'Germany', number);
    await expect(field).toHaveAccessibleDescription(/could not be confirmed for the selected country/);
    await expect(field).toHaveValue(number);
    await expect(field).toBeFocused();
  }
  expect(await shop.draftOrders()).toEqual([]);
  await button('Back to your cart').click();
  await expect(findDrawer(page).titles).toHaveText(['Cones']);
});
