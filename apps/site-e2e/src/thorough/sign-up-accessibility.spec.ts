import { listAxeFaults } from '@guildhall/contract';
import {
  expect,
  fillIn,
  findBox,
  findCheckout,
  findPay,
  memberText,
  phone,
  test,
} from '../stack/sign-up-test.ts';

test('visitors can join by keyboard alone, typing before hydration [2.5.3]', async ({
  page,
  joining,
  email,
}) => {
  await page.goto('/membership');
  const { box, status, button } = findBox(page, 'digital');
  await box.locator('summary').focus();
  await page.keyboard.press('Enter');
  const { keyboard } = page;
  const next = () => keyboard.press('Tab');
  const typed = async (...values: string[]) => {
    for (const value of values) {
      await next();
      if (value) await keyboard.type(value);
    }
  };
  await typed(email, 'Anna', 'Lund', '');
  // The member's name and email address are already in the billing address.
  await typed('', '', '', 'Torvet 1', '', 'Aarhus', '', '8000', 'Denm');
  await next();
  await keyboard.press('Space');
  await next();
  await next();
  await next();
  await expect(button).toBeFocused();
  await keyboard.press('Enter');
  await findPay(findCheckout(page)).press('Enter');
  await expect(status).toContainText(memberText);
  await expect(status).toBeFocused();
  expect(await joining.subscriptions(email)).toHaveLength(1);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a form with all fields open and wrong passes axe, in ${colorScheme} [2.5.3]`, async ({
    page,
    joining,
  }) => {
    void joining;
    await page.emulateMedia({ colorScheme });
    await page.goto('/membership');
    const { open, form, button, trouble } = findBox(page, 'donation');
    await open();
    await form.getByLabel('Report my donation for tax deduction').check();
    await form.getByLabel('Ship to my billing address').uncheck();
    await button.click();
    await expect(trouble.filter({ hasText: 'There is a problem' })).toBeFocused();
    expect(await listAxeFaults(page)).toEqual([]);
  });

test('at 320 px the form is one column that fits, with and without errors [2.5.3]', async ({
  page,
  joining,
  email,
}) => {
  void joining;
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/membership');
  const { button, form, pay } = await fillIn(page, email, 'donation');
  await form
    .getByLabel('CPR number')
    .or(form.getByLabel('Report my donation for tax deduction'))
    .first()
    .check();
  await button.click();
  await expect(form.getByText('Enter a CPR number with exactly 10 characters').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const lefts = await form
    .locator('input[type=text]:visible, input[type=email]:visible, select:visible')
    .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().left));
  // Fields with errors are indented by their bar.
  expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThan(25);
  await form.getByLabel('CPR number').fill('0102031234');
  await button.click();
  await pay();
});

test.describe('on a phone', () => {
  test.use(phone);
});

test.describe('on a phone, behind the window of the checkout', () => {
  test.use(phone);

  test('the window can be closed from the page, which keeps the input [4.7.13] [4.7.7]', async ({
    page,
    joining,
    email,
    context,
  }) => {
    void joining;
    await page.goto('/membership');
    const { button, status, field, trouble } = await fillIn(page, email);
    const opened = context.waitForEvent('page');
    await button.tap();
    const checkout = await opened;
    await status.getByRole('button', { name: 'Close the checkout' }).tap();
    await expect.poll(() => checkout.isClosed()).toBe(true);
    await expect(trouble.filter({ hasText: 'You have not been charged' })).toBeVisible();
    await expect(field('Billing address', 'City')).toHaveValue('Aarhus');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
});
