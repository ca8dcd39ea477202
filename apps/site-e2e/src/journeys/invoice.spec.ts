import { openInvoiceForm, sendInvoiceForm } from '../stack/invoice-form.ts';
import { expect, test } from '../stack/journey-test.ts';
import { findCartButton } from '../stack/shop-test.ts';

test('an EU business goes to its invoice without VAT, and its cart is closed [6.1.4] [7.3.1]', async ({
  page,
  shop,
}) => {
  await openInvoiceForm(page);
  await sendInvoiceForm(page, 'Germany', 'DE 136695976');
  await expect(page.getByRole('heading', { name: /^Invoice/ })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(shop.stack.sandbox.origin);
  await expect(page.getByText('Without VAT: reverse charge.')).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['consent']);
  expect(await shop.draftOrders()).toMatchObject([{ taxExempt: true, lines: [{ quantity: 1 }] }]);
  await page.goto('/');
  await expect(findCartButton(page)).toHaveAccessibleName('Cart, empty');
});
