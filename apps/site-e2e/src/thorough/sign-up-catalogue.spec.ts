import { startJoiningStack } from '../stack/known-address.ts';
import { startForFile } from '../stack/provide-to-file.ts';
import { expect, fillIn, test as base, useJoining } from '../stack/sign-up-test.ts';

const catalogue1Plans =
  'individual-membership=individual-membership,individual-membership-digital=individual-membership-digital,futures-membership-+-donation=futures-membership-and-donation';

/** A product whose billing site has plans instead of item prices. */
const getStack = startForFile(base, () =>
  startJoiningStack({
    BILLING_CATALOGUE: '1',
    BILLING_PLANS: catalogue1Plans,
  }),
);

const test = base.extend({
  baseURL: async ({}, use) => use((await getStack()).site.origin),
  joining: async ({ page }, use) => useJoining(await getStack(), page, use),
});

test('a membership with a donation also works at a billing site of the first catalogue [4.7.2] [4.7.4]', async ({
  page,
  joining,
  email,
}) => {
  await joining.control('PUT', '/live/switches', { catalogue: '1' });
  await page.goto('/membership');
  const { button, form, pay } = await fillIn(page, email, 'donation');
  await form.getByLabel('Report my donation for tax deduction').check();
  await form.getByLabel('CPR number').fill('0102031234');
  await button.click();
  await pay();
  expect(await joining.subscriptions(email)).toHaveLength(1);
  expect((await joining.customers(email))[0]?.['cf_cpr']).toBe('0102031234');
});
