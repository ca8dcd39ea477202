import { takeComplaints } from '../stack/complaints.ts';
import { holdRequests } from '../stack/held-requests.ts';
import { openInvoiceForm, sendInvoiceForm } from '../stack/invoice-form.ts';
import { expect, test } from '../stack/journey-test.ts';
import {
  add,
  fillCart,
  findAwakeCart,
  findCartButton,
  findDrawer,
  waitUntilSettled,
} from '../stack/shop-test.ts';

const smallCones = 'gid://shopify/ProductVariant/120101';

test('an event place can be booked only once, in the drawer and next to its button [4.5.5]', async ({
  page,
  shop,
}) => {
  const { drawer, quantities, button, notice } = findDrawer(page);
  const rule = 'You can only book one place per event';
  await fillCart(page, 'event-scenario-evening');
  await button('Increase quantity of Scenario evening: A week without wind').click();
  await expect(notice).toHaveText(rule);
  await expect.poll(quantities).toEqual(['1']);
  await button('Close the cart').click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('alert').filter({ hasText: rule })).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(findCartButton(page)).toHaveAccessibleName('Cart, 1 item');
  expect(await shop.openCarts()).toBe(1);
});

test('a link to the cart opens it on a page of its own, which stays when the cart is closed [2.6.7]', async ({
  page,
  shop: _shop,
}) => {
  const { drawer, button, titles } = findDrawer(page);
  await page.goto('/cart?utm_source=letter');
  await expect(drawer).toContainText('Your cart is empty');
  await button('Close the cart').click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart');
  await page.getByRole('main').getByRole('link', { name: 'Browse the shop' }).click();
  await expect(page).toHaveURL(/\/p$/);
  await fillCart(page, 'print-cones');
  await page.goto('/cart');
  await expect(titles).toHaveText(['Cones']);
});

test('a cart is restored after a reload, and its count before any of it is fetched [4.5.6]', async ({
  page,
  shop: _shop,
}) => {
  await fillCart(page, 'print-cones', 'print-rings', 'tide-almanac-2027');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'checkoutObj');
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 60)).toBe(172_800 / 60);

  const release = await holdRequests(page, '**/assets/kit-*.js');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(findCartButton(page)).toHaveAccessibleName('Cart, 3 items');
  await expect(findCartButton(page)).toHaveText('3');
  await expect(page.locator('[data-island][data-awake]')).toHaveCount(0);
  release();
  await findCartButton(page).click();
  await expect(findDrawer(page).titles).toHaveText(['Tide almanac 2027', 'Rings', 'Cones']);
});

test('items that have sold out are removed from the shop’s cart too, and named [4.5.6]', async ({
  page,
  shop,
}) => {
  const { titles } = findDrawer(page);
  await fillCart(page, 'print-cones', 'print-rings');
  await shop.leave(smallCones, 0);
  await page.goto('/');
  await expect(page.getByText('“Cones, 30 × 40 cm” is no longer available', { exact: true })).toBeVisible();
  await expect(findCartButton(page)).toHaveAccessibleName('Cart, 1 item');
  await shop.leave(smallCones, 5);
  await page.reload();
  await findCartButton(page).click();
  await expect(titles).toHaveText(['Rings']);
});

test('a response lost after cartLinesAdd leaves one line, as in the shop [4.5.8]', async ({
  page,
  product,
  complaints,
}) => {
  const { titles, quantities, drawer } = findDrawer(page);
  await fillCart(page, 'print-cones');
  await product.sandbox.fault({ service: 'shop', mode: 'lost', match: 'cartLinesAdd', times: 1 });
  await add(page, 'print-rings');
  await waitUntilSettled(page);
  if (!(await drawer.isVisible())) await findCartButton(page).click();
  await expect(titles).toHaveText(['Rings', 'Cones']);
  await expect.poll(quantities).toEqual(['1', '1']);
  complaints.length = 0; // The browser itself reports the failed response.
});

test('on a shop page the cart opens on the first press, before its code has loaded, and then shows its items [4.5.15]', async ({
  page,
  shop: _shop,
}) => {
  const { drawer, button } = findDrawer(page);
  const release = await holdRequests(page, '**/assets/kit-*.js');
  await page.goto('/p/print-cones');
  await findCartButton(page).click();
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('status')).toHaveText('Loading your cart…');
  await expect(button('Close the cart')).toBeFocused();
  await expect(findAwakeCart(page)).toHaveCount(0);

  release();
  await expect(drawer).toContainText('Your cart is empty');
  await button('Close the cart').click();
  await expect(drawer).toBeHidden();
  await expect(findCartButton(page)).toBeFocused();
  await findCartButton(page).click();
  await expect(drawer).toBeVisible();
  await expect(drawer).toContainText('Your cart is empty');
  await page.mouse.click(40, 400);
  await expect(drawer).toBeHidden();
});

test('the open cart says that the shop cannot be reached, and the next press retries [4.5.16]', async ({
  page,
  complaints,
  context,
  shop: _shop,
}) => {
  const { drawer, button, notice } = findDrawer(page);
  await page.goto('/p/print-cones');
  await context.setOffline(true);
  await findCartButton(page).click();
  await expect(notice).toContainText('We cannot reach the shop');
  await expect(drawer.getByRole('status')).toBeHidden();
  await button('Close the cart').click();
  await context.setOffline(false);
  await findCartButton(page).click();
  await expect(drawer).toContainText('Your cart is empty');
  await expect(notice).toHaveText('');
  takeComplaints(complaints, /ERR_INTERNET_DISCONNECTED/);
});

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
