import type { Page } from '@playwright/test';
import {
  confirmPayment,
  createEmail,
  expect,
  findMails,
  findPlan,
  readReference,
  requestInvoice,
  signUp,
  test,
} from '../stack/second-test.ts';

const findHeading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a payment that the office confirms twice makes one member, and one email [7.7.19]', async ({
  page,
  second,
}) => {
  const email = createEmail();
  const reference = await requestInvoice(page, email);
  await confirmPayment(second, reference);
  await expect.poll(() => findMails(second, email, 'Willkommen')).toHaveLength(1);
  await confirmPayment(second, reference);
  await page.reload();
  await expect(findHeading(page)).toHaveText('Dein Beitrag ist da');
  expect(await findMails(second, email, 'Willkommen')).toHaveLength(1);
  expect((await second.runOffice(`show ${reference}`)).output).toMatch(/^state +paid$/m);
});

test('a wrong reference or amount confirms nothing, and says why [7.7.18] [7.7.19]', async ({
  page,
  second,
}) => {
  const reference = await requestInvoice(page, createEmail());
  const mistyped = reference.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
  const refusals = [
    [mistyped, '96', 'This is not a payment reference'],
    ['RF18539007547034', '96', 'There is no invoice with the reference'],
    [reference, '69', 'nothing was confirmed'],
  ] as const;
  for (const [text, amount, reason] of refusals) {
    const { code, output } = await second.runOffice(`confirm ${text} --amount ${amount} --currency EUR`);
    expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
  }
  await page.reload();
  await expect(findHeading(page)).toHaveText('Überweise deinen Beitrag');
});

test('a visitor who goes back to the form gets the same invoice again [4.7.15]', async ({ page }) => {
  const reference = await requestInvoice(page, createEmail());
  await page.goBack();
  await expect(findPlan(page).getByRole('alert')).toContainText('Deine Rechnung ist noch offen');
  await findPlan(page).locator('form').getByRole('button').click();
  await page.waitForURL('**/_payment/*');
  expect(await readReference(page)).toBe(reference);
});

test('a member cannot sign up a second time [7.7.17]', async ({ page, second, context }) => {
  const email = createEmail();
  await confirmPayment(second, await requestInvoice(page, email));
  await context.clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await signUp(page, email);
  await expect(findPlan(page).getByRole('group').first()).toContainText('gibt es schon ein Mitglied');
});

test('while the mail server is down, invoice and payment work, and each email comes later, once [7.7.17]', async ({
  page,
  second,
}) => {
  const email = createEmail();
  const findInvoices = () => findMails(second, email, 'Bitte überweise');
  // The api sends an email again after a quarter minute or a minute. More than five minutes ahead, it refuses the office.
  const passTime = (find: typeof findInvoices) => async () => {
    await second.api.moveClock(20_000);
    return find();
  };
  const { length } = second.api.output();
  await second.sandbox.fault({ service: 'mail', mode: 'down' });
  const reference = await requestInvoice(page, email);
  await expect(findHeading(page)).toHaveText('Überweise deinen Beitrag');
  await expect.poll(() => second.api.output().slice(length)).toContain('"work":"transfer mail"');
  await second.sandbox.reset();
  await expect.poll(passTime(findInvoices), { timeout: 30_000 }).toHaveLength(1);
  await second.sandbox.fault({ service: 'mail', mode: 'down' });
  await confirmPayment(second, reference);
  await page.reload();
  await expect(findHeading(page)).toHaveText('Dein Beitrag ist da');
  await second.sandbox.reset();
  const findWelcomes = () => findMails(second, email, 'Willkommen');
  await expect.poll(passTime(findWelcomes), { timeout: 30_000 }).toHaveLength(1);
  expect(await findInvoices()).toHaveLength(1);
});
