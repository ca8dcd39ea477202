import { holdRequests } from '../stack/held-requests.ts';
import { expect, fillIn, findBox, findCheckout, plans, test } from '../stack/sign-up-test.ts';

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

test('the shipping address can differ from the billing address [5.2.5]', async ({ page, joining, email }) => {
  const { button, form, field, pay } = await fillIn(page, email);
  await form.getByLabel('Ship to my billing address').uncheck();
  for (const [label, value] of Object.entries({
    ...{ 'First name': 'Bo', 'Last name': 'Holm', Address: 'Havnen 2', City: 'Ribe', 'Zip code': '6760' },
  }))
    await field('Shipping address', label).fill(value);
  await field('Shipping address', 'Country').selectOption({ label: 'Denmark' });
  await button.click();
  await pay();
  const [sent] = await joining.pages(email);
  expect(sent?.fields).toMatchObject({
    'billing_address[city]': 'Aarhus',
    'shipping_address[city]': 'Ribe',
    'shipping_address[first_name]': 'Bo',
  });
});

test('missing and wrong values are reported at each field and in a summary that takes the focus [5.2.11]', async ({
  page,
}) => {
  const { open, button, field, trouble } = findBox(page, 'donation');
  await open();
  await field('Your details', 'Email').fill('anna@post');
  await page.getByLabel('Report my donation for tax deduction').check();
  await page.getByLabel('CPR number').fill('010203-1234');
  await button.click();
  const summary = trouble.filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Email is not valid',
    'First name is required',
    'Last name is required',
    'Enter a CPR number with exactly 10 characters',
    'Billing address: First name is required',
    'Billing address: Last name is required',
    'Billing address: Email is not valid',
    'Billing address: Address is required',
    'Billing address: City is required',
    'Billing address: Zip code is required',
    'Billing address: Country is required',
    'Accept the terms and conditions to continue',
  ]);
  await summary.getByRole('link', { name: 'Billing address: City is required' }).click();
  await expect(field('Billing address', 'City')).toBeFocused();
  await expect(field('Billing address', 'City')).toHaveAccessibleDescription('City is required');
});

test('a zip code of another country is reported at its field [8.7.1]', async ({ page, email }) => {
  const { button, trouble, field, pay } = await fillIn(page, email);
  await field('Billing address', 'Zip code').fill('SW1A 1AA');
  await button.click();
  const message = 'The zip code does not match the selected country';
  await expect(trouble.filter({ hasText: message })).toBeFocused();
  await expect(field('Billing address', 'Zip code')).toHaveAccessibleDescription(message);
  await field('Billing address', 'Zip code').fill('8000');
  await button.click();
  await pay();
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

test('the subscribe button shows the form of its box, and hides it again [2.4.18]', async ({ page }) => {
  await page.goto('/membership');
  const { box, field } = findBox(page);
  const email = field('Your details', 'Email');
  await expect(email).toBeHidden();
  await box.locator('summary').click();
  await expect(email).toBeVisible();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await box.locator('summary').click();
  await expect(email).toBeHidden();
});

test('nothing is fetched from the vendor before the first input [4.7.2]', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/membership');
  const { box, field } = findBox(page);
  await box.locator('summary').press('Enter');
  const vendor = () => fetched.filter((url) => url.includes('chargebee'));
  await expect(field('Your details', 'Email')).toBeVisible();
  await field('Your details', 'Email').focus();
  await expect(page.locator('[data-island=sign-up][data-awake]')).toBeVisible();
  expect(vendor()).toEqual([]);
  await field('Your details', 'Email').pressSequentially('a');
  await expect.poll(() => vendor().length).toBe(1);
});

test('a form without its own price states the vendor’s price and its equivalents [2.5.7] [9.2.8]', async ({
  page,
  joining,
}) => {
  const html = async () => (await fetch(`${joining.stack.site.origin}/styleguide`)).text();
  await expect.poll(html).toContain('DKK 1,200 a year');
  await expect.poll(html).not.toContain('You will see the price before you pay');
  await page.goto('/styleguide');
  const form = page.locator('form[data-sign-up=individual-membership]').last();
  await expect(form).toContainText(/DKK 450 a year.*approx\. €\d+ \/ £\d+ \/ \$\d+/);
});
