import { findKnownAddress } from '../stack/known-address.ts';
import { findCheckout, expect, fillIn, memberText, test as base } from '../stack/sign-up-test.ts';
import { startStack, type Stack } from '../stack/stack.ts';

const catalogue1Plans =
  'individual-membership=individual-membership,individual-membership-digital=individual-membership-digital,futures-membership-+-donation=futures-membership-and-donation';

/** A product whose billing site has plans instead of item prices. */
const test = base.extend<object, { joiningStack: Stack }>({
  joiningStack: [
    async ({}, use) => {
      const address = await findKnownAddress();
      const stack = await startStack(
        { ...address, TRUSTED_PROXIES: '127.0.0.1,::1' },
        {
          SITE_ORIGIN: address.SITE_ORIGIN,
          BILLING_CATALOGUE: '1',
          BILLING_PLANS: catalogue1Plans,
          BILLING_TEST_PLANS: catalogue1Plans,
        },
      );
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker' },
  ],
});

test('a membership with a donation also works at a billing site of the first catalogue [4.7.2] [4.7.4]', async ({
  page,
  joining,
  email,
}) => {
  await joining.control('PUT', '/live/switches', { catalogue: '1' });
  await page.goto('/membership');
  const { button, form, status } = await fillIn(page, email, 'donation');
  await form.getByLabel('Report my donation for tax deduction').check();
  await form.getByLabel('CPR number').fill('0102031234');
  await button.click();
  await findCheckout(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(status).toContainText(memberText);
  expect(await joining.subscriptions(email)).toHaveLength(1);
  expect((await joining.customers(email))[0]?.['cf_cpr']).toBe('0102031234');
});
