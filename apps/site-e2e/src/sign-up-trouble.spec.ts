import type { Page } from '@playwright/test';
import { boxOf, checkoutOver, expect, fillIn, memberText, test } from './stack/sign-up-test.ts';

test.beforeEach(async ({ page, joining }) => {
  void joining;
  await page.goto('/membership');
});

const pay = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true });
const untouched = 'You have not been charged. Your details are still here';
/** What the browser says when the page's policy or a test stops the vendor's script. */
const blocked = /Failed to load resource|ERR_FAILED|violates the following Content Security Policy/;
const onlyBlocked = async (page: Page, complaints: string[]) => {
  await page.goto('about:blank');
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(blocked);
};

test('a double press makes one page [4.7.1]', async ({ page, joining, email }) => {
  const { button } = await fillIn(page, email);
  await button.dblclick();
  await expect(checkoutOver(page).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  const mine = (await joining.pages()).filter(({ fields }) => fields['customer[email]'] === email);
  expect(mine).toHaveLength(1);
});

test('a checkout that was closed leaves everything in place, and the next press opens the same page [4.7.5] [4.7.7]', async ({
  page,
  joining,
  email,
}) => {
  const { button, trouble, field, status } = await fillIn(page, email);
  await button.click();
  await checkoutOver(page).getByRole('button', { name: 'Close' }).click();
  await expect(trouble.filter({ hasText: untouched })).toBeVisible();
  await expect(field('Billing address', 'City')).toHaveValue('Aarhus');
  await button.click();
  await checkoutOver(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(status).toContainText(memberText);
  const mine = (await joining.pages()).filter(({ fields }) => fields['customer[email]'] === email);
  expect(mine).toHaveLength(1);
});

test('an expired checkout is told, and the next press makes a new one [4.7.8]', async ({
  page,
  joining,
  email,
  complaints,
}) => {
  const { button, trouble, field, status } = await fillIn(page, email);
  await button.click();
  await checkoutOver(page).getByRole('button', { name: 'Expire page' }).click();
  await checkoutOver(page).getByRole('button', { name: 'Close' }).click();
  await expect(trouble.filter({ hasText: 'has expired' })).toBeVisible();
  await expect(field('Your details', 'Email')).toHaveValue(email);
  await button.click();
  await checkoutOver(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(status).toContainText(memberText);
  expect(await joining.subscriptions(email)).toHaveLength(1);
  // The vendor's page says so by its status as well.
  await onlyBlocked(page, complaints);
});

test('what was paid without a word from the checkout is a membership once it is closed [4.7.4] [4.7.5]', async ({
  page,
  joining,
  email,
}) => {
  const { button, status, form } = await fillIn(page, email);
  await button.click();
  await checkoutOver(page).getByRole('button', { name: 'Pay without reporting' }).click();
  await checkoutOver(page).getByRole('button', { name: 'Close' }).click();
  await expect(status).toContainText(memberText);
  await expect(form).toHaveCount(0);
  expect(await joining.subscriptions(email)).toHaveLength(1);
});

test('a reload while the checkout is open asks first; after paying meanwhile there is no form [4.7.5]', async ({
  page,
  joining,
  email,
}) => {
  const { button, status, form } = await fillIn(page, email);
  await button.click();
  await expect(checkoutOver(page).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  const [mine] = (await joining.pages()).filter(({ fields }) => fields['customer[email]'] === email);
  await joining.ask('POST', `/live/pages/${mine?.id}/pay`);
  await page.reload();
  await expect(status).toContainText(memberText);
  await expect(form).toHaveCount(0);
});

test('a reload before anything is paid restores what was typed, but never the tax number [4.7.7]', async ({
  page,
  email,
}) => {
  const { form, field } = await fillIn(page, email, 'donation');
  await form.getByLabel('Report my donation for tax deduction').check();
  await form.getByLabel('CPR number').fill('0102031234');
  await page.reload();
  await expect(field('Billing address', 'City')).toHaveValue('Aarhus');
  await expect(field('Billing address', 'City')).toBeVisible();
  await expect(field('Your details', 'Email')).toHaveValue(email);
  await expect(form.getByLabel('CPR number')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    '0102031234',
  );
});

test('an address that says it was paid claims nothing to a browser that has not joined, and leaves it the form [4.7.14]', async ({
  page,
  email,
}) => {
  await page.goto('/membership?join=returned&id=hp_1&state=succeeded');
  await expect(page).toHaveURL(/\/membership$/);
  const { field, status, button } = boxOf(page);
  await field('Your details', 'Email').fill(email);
  await expect(field('Billing address', 'Email')).toHaveValue(email);
  await expect(button).toBeVisible();
  await expect(status).toHaveText('');
  await expect(page.locator('main')).not.toContainText(
    /(confirming|checking) your payment|payment went through/i,
  );
});

test('two tabs that fill in the same form end with one subscription [4.7.5]', async ({
  page,
  joining,
  email,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/membership');
  const one = await fillIn(page, email);
  const two = await fillIn(other, email);
  await one.button.click();
  await expect(checkoutOver(page).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await two.button.click();
  await expect(checkoutOver(other).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await checkoutOver(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(one.status).toContainText(memberText);
  await checkoutOver(other).getByRole('button', { name: 'Pay', exact: true }).click();
  await checkoutOver(other).getByRole('button', { name: 'Close' }).click();
  await expect(two.status).toContainText(memberText);
  expect(await joining.subscriptions(email)).toHaveLength(1);
  await other.close();
});

test.describe('a checkout on a page of its own', () => {
  test('is the way where the script is blocked: this tab goes there, pays and comes back a member [4.7.3]', async ({
    page,
    joining,
    email,
    complaints,
  }) => {
    await page.route('**/v2/chargebee.js', (route) => route.abort());
    const { button, status, form } = await fillIn(page, email);
    await button.click();
    await pay(page).click();
    await expect(status).toContainText(memberText);
    await expect(page).toHaveURL(/\/membership$/);
    await expect(form).toHaveCount(0);
    expect(await joining.subscriptions(email)).toHaveLength(1);
    await onlyBlocked(page, complaints);
  });

  test('is the way where the page refuses the styles that the script writes [4.7.3]', async ({
    page,
    joining,
    email,
    complaints,
  }) => {
    await joining.ask('PUT', '/script', { styles: 'element' });
    const { button, status } = await fillIn(page, email);
    await button.click();
    await pay(page).click();
    await expect(status).toContainText(memberText);
    await expect(page).toHaveURL(/\/membership$/);
    await onlyBlocked(page, complaints);
  });

  test('is the way where the checkout has not opened in time [4.7.3]', async ({
    page,
    email,
    complaints,
  }) => {
    await page.route('**/v2/master.js', (route) => route.abort());
    const { button, status } = await fillIn(page, email);
    await button.click();
    await pay(page).click();
    await expect(status).toContainText(memberText);
    await onlyBlocked(page, complaints);
  });

  test('is left by the back button: the api is asked, and everything is still there [4.7.3] [4.7.5] [4.7.7]', async ({
    page,
    joining,
    email,
    complaints,
  }) => {
    await page.route('**/v2/chargebee.js', (route) => route.abort());
    const { button, trouble, field, status } = await fillIn(page, email);
    await button.click();
    await expect(pay(page)).toBeVisible();
    await page.goBack();
    await expect(trouble.filter({ hasText: untouched })).toBeVisible();
    await expect(field('Billing address', 'City')).toHaveValue('Aarhus');
    await button.click();
    await pay(page).click();
    await expect(status).toContainText(memberText);
    expect(await joining.subscriptions(email)).toHaveLength(1);
    await onlyBlocked(page, complaints);
  });

  test('that was paid in another browser claims nothing there: the api tells it to the browser that began [4.7.4] [4.7.14]', async ({
    page,
    joining,
    browser,
    email,
    complaints,
  }) => {
    await page.route('**/v2/chargebee.js', (route) => route.abort());
    const { button } = await fillIn(page, email);
    await button.click();
    await expect(pay(page)).toBeVisible();
    const context = await browser.newContext();
    const elsewhere = await context.newPage();
    await elsewhere.goto(page.url());
    await pay(elsewhere).click();
    await expect(elsewhere).toHaveURL(/\/membership$/);
    await expect(boxOf(elsewhere).field('Your details', 'Email')).toBeVisible();
    await expect(boxOf(elsewhere).status).toHaveText('');
    expect(await joining.subscriptions(email)).toHaveLength(1);
    await context.close();
    await onlyBlocked(page, complaints);
  });
});

test('an api that cannot be reached is a technical error, and nothing is lost [8.7.1] [4.7.5]', async ({
  page,
  email,
  complaints,
}) => {
  await page.route('**/api/v1/ccu', (route) => route.abort());
  const { button, trouble, field, status } = await fillIn(page, email);
  await button.click();
  await expect(trouble.filter({ hasText: 'A technical error stopped your sign-up' })).toBeVisible();
  await expect(field('Billing address', 'City')).toHaveValue('Aarhus');
  await page.unroute('**/api/v1/ccu');
  await button.click();
  await checkoutOver(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(status).toContainText(memberText);
  await onlyBlocked(page, complaints);
});

test('when it is not known whether it is paid, the form does not ask to pay [4.7.5]', async ({
  page,
  email,
  complaints,
}) => {
  const { button, status, form, box, trouble } = await fillIn(page, email);
  await button.click();
  await expect(checkoutOver(page).getByRole('button', { name: 'Close' })).toBeVisible();
  await page.route('**/api/v1/join-status', (route) => route.abort());
  await checkoutOver(page).getByRole('button', { name: 'Close' }).click();
  await expect(status).toContainText('Please do not pay again');
  await expect(form).toBeHidden();
  await page.unroute('**/api/v1/join-status');
  await box.getByRole('button', { name: 'Check again' }).click();
  await expect(trouble.filter({ hasText: untouched })).toBeVisible();
  await onlyBlocked(page, complaints);
});
