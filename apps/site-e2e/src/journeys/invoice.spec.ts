import type { Page } from '@playwright/test';
import { expect, test } from '../stack/journey-test.ts';
import { fillCart, findCartButton, findDrawer } from '../stack/shop-test.ts';

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

test('an EU business goes to its invoice without VAT, and its cart is closed [6.1.4] [7.3.1]', async ({
  page,
  shop,
}) => {
  await openForm(page);
  await fillIn(page, 'Germany', 'DE 136695976');
  await expect(page.getByRole('heading', { name: /^Invoice/ })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(shop.stack.sandbox.origin);
  await expect(page.getByText('Without VAT: reverse charge.')).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['consent']);
  expect(await shop.draftOrders()).toMatchObject([{ taxExempt: true, lines: [{ quantity: 1 }] }]);
  await page.goto('/');
  await expect(findCartButton(page)).toHaveAccessibleName('Cart, empty');
});
