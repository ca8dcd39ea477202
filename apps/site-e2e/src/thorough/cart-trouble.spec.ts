import {
  add,
  findCartButton,
  findDrawer,
  expect,
  fillCart,
  holdQuantity,
  waitUntilSettled,
  test,
} from '../stack/shop-test.ts';

test('a cart that has expired is forgotten when the page is opened again [4.5.7]', async ({ page, shop }) => {
  await fillCart(page, 'print-cones');
  await shop.expireCarts();
  await page.reload();
  await expect(findCartButton(page)).toHaveAccessibleName('Cart, empty');
  expect(await page.context().cookies()).toEqual([]);
  await findCartButton(page).click();
  await expect(findDrawer(page).drawer).toContainText('Your cart is empty');
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

test('a product that was unpublished does not block the cart: it is removed and named [4.5.9]', async ({
  page,
  shop,
}) => {
  const { titles } = findDrawer(page);
  await fillCart(page, 'print-cones', 'print-rings');
  await shop.publish('print-cones', false);
  await page.goto('/');
  await expect(page.getByText('“Cones, 30 × 40 cm” is no longer available', { exact: true })).toBeVisible();
  await expect(findCartButton(page)).toHaveAccessibleName('Cart, 1 item');
  await page.reload();
  await findCartButton(page).click();
  await expect(titles).toHaveText(['Rings']);
});

test('while the shop is slow the change is shown, and further changes wait [4.5.2]', async ({
  page,
  shop: _shop,
}) => {
  const { button, quantities } = findDrawer(page);
  await fillCart(page, 'print-cones');
  const update = await holdQuantity(page, 'before');
  await button('Increase quantity of Cones, 30 × 40 cm').click();
  await update.held;
  await expect.poll(quantities).toEqual(['2']);
  for (const name of [
    'Increase quantity of Cones, 30 × 40 cm',
    'Decrease quantity of Cones, 30 × 40 cm',
    'Go to checkout',
  ])
    await expect(button(name)).toHaveAttribute('aria-disabled', 'true');
  // Pressed like this because Playwright waits for disabled controls.
  await button('Increase quantity of Cones, 30 × 40 cm').dispatchEvent('click');
  update.release();
  await waitUntilSettled(page);
  await expect.poll(quantities).toEqual(['2']);
});

for (const operation of ['cartCreate', 'cartLinesUpdate'] as const) {
  test(`a response lost after ${operation} leaves one line, as in the shop [4.5.8]`, async ({
    page,
    shop,
    complaints,
  }) => {
    const { titles, quantities, button, drawer } = findDrawer(page);
    if (operation !== 'cartCreate') await fillCart(page, 'print-cones');
    await shop.stack.sandbox.fault({ service: 'shop', mode: 'lost', match: operation, times: 1 });
    if (operation === 'cartLinesUpdate') await button('Increase quantity of Cones, 30 × 40 cm').click();
    else await add(page, 'print-rings');

    if (operation === 'cartCreate') {
      // Without a response the cart's state is unknown: a message says so, and the next press creates the only cart.
      await expect(findDrawer(page).notice).toContainText('We could not save this change');
      await button('Close the cart').click();
      await page.getByRole('button', { name: 'Add to cart' }).click();
    }
    await waitUntilSettled(page);
    if (!(await drawer.isVisible())) await findCartButton(page).click();
    const expected = {
      cartCreate: [['Rings'], ['1']],
      cartLinesUpdate: [['Cones'], ['2']],
    }[operation];
    await expect(titles).toHaveText(expected[0] ?? []);
    await expect.poll(quantities).toEqual(expected[1] ?? []);
    complaints.length = 0; // The browser itself reports the failed response.
  });
}

test('a response after its deadline restores nothing [4.5.8]', async ({ page, shop: _shop }) => {
  const { titles, quantities, button } = findDrawer(page);
  await page.clock.install();
  await fillCart(page, 'print-cones');
  const update = await holdQuantity(page, 'after');
  await button('Increase quantity of Cones, 30 × 40 cm').click();
  await update.held;
  await page.clock.fastForward(10_000);
  await waitUntilSettled(page);
  await expect.poll(quantities).toEqual(['2']);
  await button('Remove Cones, 30 × 40 cm').click();
  await waitUntilSettled(page);
  await expect(titles).toHaveCount(0);
  update.release();
  await findCartButton(page).evaluate(() => new Promise(requestAnimationFrame));
  await expect(titles).toHaveCount(0);
  await page.reload();
  await expect(findCartButton(page)).toHaveAccessibleName('Cart, empty');
});
