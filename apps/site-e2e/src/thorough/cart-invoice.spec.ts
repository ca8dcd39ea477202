import { openInvoiceForm, sendInvoiceForm } from '../stack/invoice-form.ts';
import { expect, findDrawer, test } from '../stack/shop-test.ts';

test('missing and wrong values are reported at their fields, and input is kept [8.4.4]', async ({
  page,
  shop,
}) => {
  const { drawer, button } = findDrawer(page);
  const field = drawer.getByLabel('VAT number');
  await openInvoiceForm(page);
  await button('Check VAT number and get invoice').click();
  await expect(drawer.getByLabel('Country')).toBeFocused();
  await expect(drawer.getByLabel('Country')).toHaveAccessibleDescription(/Country is required/);
  await expect(field).toHaveAccessibleDescription(/VAT number is required/);

  // The first is not a number; the second has a valid format, but is unknown to the EU's service.
  for (const number of ['DE 123', 'DE136695984']) {
    await sendInvoiceForm(page, 'Germany', number);
    await expect(field).toHaveAccessibleDescription(/could not be confirmed for the selected country/);
    await expect(field).toHaveValue(number);
    await expect(field).toBeFocused();
  }
  expect(await shop.draftOrders()).toEqual([]);
  await button('Back to your cart').click();
  await expect(findDrawer(page).titles).toHaveText(['Cones']);
});

test('an unreachable EU service is not reported as a wrong number [8.4.4]', async ({
  page,
  shop,
  complaints,
}) => {
  const { drawer } = findDrawer(page);
  // A number that was never confirmed: confirmed ones are cached and not checked again.
  const number = 'DE 314159262';
  await openInvoiceForm(page);
  for (const mode of ['error', 'down', 'html'] as const) {
    await shop.stack.sandbox.fault({ service: 'vat-check', mode });
    await sendInvoiceForm(page, 'Germany', number);
    await expect(drawer).toContainText('The VAT check is not available right now. Please try again later.');
    await expect(drawer).not.toContainText('could not be confirmed');
    await expect(drawer.getByLabel('VAT number')).toHaveValue(number);
    await shop.stack.sandbox.reset();
  }
  expect(await shop.draftOrders()).toEqual([]);
  await sendInvoiceForm(page, 'Germany', number);
  await expect(page.getByRole('heading', { name: /^Invoice/ })).toBeVisible();
  // The browser itself reports each 503, and nothing else.
  expect(complaints.splice(0).map((text) => /status of 503/.test(text))).toEqual([true, true, true]);
});
