import { holdRequests } from '../stack/held-requests.ts';
import { expect, fillIn, findCheckout, plans, test } from '../stack/sign-up-test.ts';

test.beforeEach(async ({ page, joining }) => {
  void joining;
  await page.goto('/membership');
});

for (const plan of ['paper', 'digital'] as const)
  test(`${plans[plan]}: from the form to a paid membership, confirmed by the vendor [4.7.2] [4.7.4] [6.1.1]`, async ({
    page,
    joining,
    email,
  }) => {
    const { button, status, pay } = await fillIn(page, email, plan);
    const release = await holdRequests(page, '**/api/v1/ccu');
    await button.click();
    await expect(button).toHaveText('One moment…');
    await expect(button).toBeDisabled();
    release();
    await pay();
    await expect(status).toBeFocused();
    expect(await joining.subscriptions(email)).toHaveLength(1);
    const [customer] = await joining.customers(email);
    expect(customer?.['cf_cpr']).toBeUndefined();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

test('another card can be used in the same checkout after one is declined', async ({
  page,
  joining,
  email,
}) => {
  const { button, pay } = await fillIn(page, email);
  await button.click();
  await findCheckout(page).getByRole('button', { name: 'Decline card' }).click();
  await expect(findCheckout(page).getByRole('alert')).toContainText('Your card was declined');
  await pay();
  expect(await joining.subscriptions(email)).toHaveLength(1);
});
