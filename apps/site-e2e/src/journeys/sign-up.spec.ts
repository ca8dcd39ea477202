import { listAxeFaults } from '@guildhall/contract';
import { holdRequests } from '../stack/held-requests.ts';
import { expect, test } from '../stack/journey-test.ts';
import { findPortal } from '../stack/members-area.ts';
import { findSetPassword, getLinks, waitForMail } from '../stack/password-mails.ts';
import {
  fillIn,
  findCheckout,
  findPay,
  makePatient,
  memberText,
  phone,
  untouchedText,
} from '../stack/sign-up-test.ts';

test.beforeEach(async ({ page }) => {
  await makePatient(page);
  await page.goto('/membership');
});

test('from the sign-up form to the portal: join, pay, set the password by mail, log in, manage the subscription [4.7.4] [4.10.1] [2.2.5] [2.2.7] [4.8.15]', async ({
  page,
  members,
  email,
}) => {
  const { button, status, form, pay } = await fillIn(page, email);
  await expect(form).toContainText('Your membership renews every year');
  await expect(form).toContainText('withdraw within 14 days');
  await button.click();
  await pay();
  await expect(status).toContainText('We have sent you an email that says how to log in');

  const { set } = getLinks(await waitForMail(members, email));
  await page.goto(set);
  // On our own page, although the identity service has its own.
  const main = page.getByRole('main');
  await expect(main.getByText(`Set a password for ${email}.`)).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/reset-password');
  await page.reload();
  await main.getByLabel('New password', { exact: true }).fill('four unrelated harbour words');
  await findSetPassword(page).click();
  await main.getByRole('link', { name: 'Your profile' }).click();
  await page.waitForURL('**/profile');
  await expect(page.getByText('Your membership is active.')).toBeVisible();
  await page.getByRole('button', { name: 'Manage your membership' }).click();
  await expect(findPortal(page).inside.getByText(email)).toBeVisible();
});

test('a membership with a donation: from the form to a paid membership, confirmed by the vendor [4.7.2] [4.7.4] [6.1.1]', async ({
  page,
  joining,
  email,
}) => {
  const { button, status, form, pay } = await fillIn(page, email, 'donation');
  await form.getByLabel('Report my donation for tax deduction').check();
  await form.getByLabel('CPR number').fill('0102031234');
  const release = await holdRequests(page, '**/api/v1/ccu');
  await button.click();
  await expect(button).toHaveText('One moment…');
  await expect(button).toBeDisabled();
  release();
  await pay();
  await expect(status).toBeFocused();
  expect(await joining.subscriptions(email)).toHaveLength(1);
  const [customer] = await joining.customers(email);
  expect(customer?.['cf_cpr']).toBe('0102031234');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('an email address with a membership is reported, and a lapsed member can join again [8.7.1]', async ({
  page,
  joining,
  email,
}) => {
  const made = await joining.control('POST', '/live/customers', { email, status: 'active' });
  const { subscription } = (await made.json()) as { subscription: { id: string } };
  const { button, trouble, field, pay } = await fillIn(page, email);
  await button.click();
  await expect(trouble.filter({ hasText: 'Log in instead.' })).toBeFocused();
  await expect(field('Your details', 'Email')).toHaveAccessibleDescription(/There is already a member/);
  await expect(field('Billing address', 'City')).toHaveValue('Aarhus');
  await joining.control('PUT', `/live/subscriptions/${subscription.id}`, { status: 'cancelled' });
  await button.click();
  await pay();
  // The lapsed member's customer is not shown to someone who only knows the address.
  expect(await joining.customers(email)).toHaveLength(2);
});

test('with testsite=1 visitors join at the test site, and the badge says so [4.7.10]', async ({
  page,
  joining,
  email,
}) => {
  await page.goto('/news?testsite=1');
  await page.goto('/membership');
  await expect(page.getByText('Testsite enabled')).toBeVisible();
  const { button, pay } = await fillIn(page, email, 'digital');
  await button.click();
  await pay();
  expect(await joining.subscriptions(email, 'test')).toHaveLength(1);
  expect(await joining.subscriptions(email)).toHaveLength(0);
});

test('closing the checkout keeps the input, and the next press opens the same page [4.7.5] [4.7.7]', async ({
  page,
  joining,
  email,
}) => {
  const { button, trouble, field, pay } = await fillIn(page, email);
  await button.click();
  await findCheckout(page).getByRole('button', { name: 'Close' }).click();
  await expect(trouble.filter({ hasText: untouchedText })).toBeVisible();
  await expect(field('Billing address', 'City')).toHaveValue('Aarhus');
  await button.click();
  await pay();
  expect(await joining.pages(email)).toHaveLength(1);
});

test('a checkout on its own page is used if the script is blocked: this tab goes there, pays and comes back a member [4.7.3]', async ({
  page,
  joining,
  email,
  complaints,
}) => {
  await page.route('**/v2/chargebee.js', (route) => route.abort());
  const { button, status, form } = await fillIn(page, email);
  await button.click();
  await findPay(page).click();
  await expect(status).toContainText(memberText);
  await expect(page).toHaveURL(/\/membership$/);
  await expect(form).toHaveCount(0);
  expect(await joining.subscriptions(email)).toHaveLength(1);
  complaints.length = 0; // The browser itself reports the script that it did not get.
});

test.describe('on a phone, behind the window of the checkout', () => {
  test.use(phone);

  test('the page says where the checkout is, and this tab can pay instead [4.7.13]', async ({
    page,
    joining,
    email,
    context,
  }) => {
    await page.goto('/membership');
    const { button, status } = await fillIn(page, email);
    const opened = context.waitForEvent('page');
    await button.tap();
    const checkout = await opened;
    await expect(findPay(checkout)).toBeVisible();
    await page.bringToFront();
    await expect(status).toContainText('The checkout is open in another window');
    expect(await listAxeFaults(page)).toEqual([]);
    await status.getByRole('button', { name: 'Pay here instead' }).tap();
    await expect.poll(() => checkout.isClosed()).toBe(true);
    await findPay(page).tap();
    await expect(status).toContainText(memberText);
    expect(await joining.subscriptions(email)).toHaveLength(1);
  });
});
