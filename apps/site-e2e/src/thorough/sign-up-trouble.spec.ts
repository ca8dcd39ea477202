import type { Page } from '@playwright/test';
import { takeComplaints } from '../stack/complaints.ts';
import {
  expect,
  fillIn,
  findBox,
  findCheckout,
  findPay,
  maxOpeningMs,
  memberText,
  test,
  untouchedText,
} from '../stack/sign-up-test.ts';

test.beforeEach(async ({ page, joining }) => {
  void joining;
  await page.goto('/membership');
});

/** The browser's report when the page's policy or a test blocks the vendor's script. */
const blocked = /Failed to load resource|ERR_FAILED|violates the following Content Security Policy/;
const expectOnlyBlocked = async (page: Page, complaints: string[]) => {
  await page.close();
  takeComplaints(complaints, blocked);
};

test('a payment that the checkout does not report is a membership once it is closed [4.7.4] [4.7.5]', async ({
  page,
  joining,
  email,
}) => {
  const { button, status, form } = await fillIn(page, email);
  await button.click();
  await findCheckout(page).getByRole('button', { name: 'Pay without reporting' }).click();
  await findCheckout(page).getByRole('button', { name: 'Close' }).click();
  await expect(status).toContainText(memberText);
  await expect(form).toHaveCount(0);
  expect(await joining.subscriptions(email)).toHaveLength(1);
});

test('a reload while the checkout is open checks the payment first; after paying there is no form [4.7.5]', async ({
  page,
  joining,
  email,
}) => {
  const { button, status, form } = await fillIn(page, email);
  await button.click();
  await expect(findPay(findCheckout(page))).toBeVisible();
  const [mine] = await joining.pages(email);
  await joining.control('POST', `/live/pages/${mine?.id}/pay`);
  await page.reload();
  await expect(status).toContainText(memberText);
  await expect(form).toHaveCount(0);
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
  await expect(findPay(findCheckout(page))).toBeVisible();
  await two.button.click();
  await expect(findPay(findCheckout(other))).toBeVisible();
  await findPay(findCheckout(page)).click();
  await expect(one.status).toContainText(memberText);
  await findPay(findCheckout(other)).click();
  await findCheckout(other).getByRole('button', { name: 'Close' }).click();
  await expect(two.status).toContainText(memberText);
  expect(await joining.subscriptions(email)).toHaveLength(1);
  await other.close();
});

test.describe('a checkout on its own page', () => {
  test('is used if the page blocks the script’s styles [4.7.3]', async ({
    page,
    joining,
    email,
    complaints,
  }) => {
    await joining.control('PUT', '/script', { styles: 'element' });
    const { button, status } = await fillIn(page, email);
    await button.click();
    await findPay(page).click();
    await expect(status).toContainText(memberText);
    await expect(page).toHaveURL(/\/membership$/);
    await expectOnlyBlocked(page, complaints);
  });

  test.describe('after as long as visitors wait', () => {
    test.use({ isPatient: false });
    test('is used if the checkout has not opened in time [4.7.3]', async ({ page, email, complaints }) => {
      await page.route('**/v2/master.js', (route) => route.abort());
      const { button, status } = await fillIn(page, email);
      await page.clock.install();
      await button.click();
      await expect(async () => {
        await page.clock.fastForward(maxOpeningMs);
        await expect(findPay(page)).toBeVisible({ timeout: 500 });
      }).toPass();
      await findPay(page).click();
      await expect(status).toContainText(memberText);
      await expectOnlyBlocked(page, complaints);
    });
  });

  test('can be left by the back button: the api is checked, and the input is still there [4.7.3] [4.7.5] [4.7.7]', async ({
    page,
    joining,
    email,
    complaints,
  }) => {
    await page.route('**/v2/chargebee.js', (route) => route.abort());
    const { button, trouble, field, status } = await fillIn(page, email);
    await button.click();
    await expect(findPay(page)).toBeVisible();
    await page.goBack();
    await expect(trouble.filter({ hasText: untouchedText })).toBeVisible();
    await expect(field('Billing address', 'City')).toHaveValue('Aarhus');
    await button.click();
    await findPay(page).click();
    await expect(status).toContainText(memberText);
    expect(await joining.subscriptions(email)).toHaveLength(1);
    await expectOnlyBlocked(page, complaints);
  });

  test('paid in another browser proves nothing there: the api tells only the browser that began [4.7.4] [4.7.14]', async ({
    page,
    joining,
    browser,
    email,
    complaints,
  }) => {
    await page.route('**/v2/chargebee.js', (route) => route.abort());
    const { button } = await fillIn(page, email);
    await button.click();
    await expect(findPay(page)).toBeVisible();
    const context = await browser.newContext();
    const elsewhere = await context.newPage();
    await elsewhere.goto(page.url());
    await findPay(elsewhere).click();
    await expect(elsewhere).toHaveURL(/\/membership$/);
    await expect(findBox(elsewhere).field('Your details', 'Email')).toBeVisible();
    await expect(findBox(elsewhere).status).toHaveText('');
    expect(await joining.subscriptions(email)).toHaveLength(1);
    await context.close();
    await expectOnlyBlocked(page, complaints);
  });
});
