import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import type { Stack } from '../stack/stack.ts';
import {
  confirmPayment,
  createEmail,
  expect,
  findMails,
  findPlan,
  logIn,
  readReference,
  requestInvoice,
  signUp,
  test,
} from '../stack/second-test.ts';

const packed = { tag: '@packed' };
const dayMs = 24 * 60 * 60_000;

const findHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Moves the days of an invoice into the past, as if it had been sent then. */
function postdate({ dataFolder }: Stack, reference: string, days: number): void {
  const database = new DatabaseSync(join(dataFolder, 'invoices.sqlite'));
  const change = database.prepare(
    'UPDATE invoices SET due_at = due_at - :ms, expires_at = expires_at - :ms WHERE reference = :reference',
  );
  expect(change.run({ ms: days * dayMs, reference }).changes).toBe(1);
  database.close();
}

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
  await expect(findPlan(page).getByRole('alert').first()).toContainText('gibt es schon ein Mitglied');
});
