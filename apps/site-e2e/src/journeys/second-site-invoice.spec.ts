import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expect, secondTest as test } from '../stack/journey-test.ts';
import {
  confirmPayment,
  createEmail,
  findMails,
  findPlan,
  readReference,
  requestInvoice,
} from '../stack/second-test.ts';
import type { Stack } from '../stack/stack.ts';

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

test(
  'a visitor joins in German: invoice on a page and by email, payment confirmed by the office, member [4.7.15] [7.7.17]',
  packed,
  async ({ page, product: second }) => {
    const email = createEmail();
    const reference = await requestInvoice(page, email);
    const invoiceUrl = page.url();
    await expect(findHeading(page)).toHaveText('Überweise deinen Beitrag');
    const main = page.getByRole('main');
    for (const text of ['96 €', 'DE89 3704 0044 0532 0130 00', 'GUHADE12XXX', 'Schilfwerft Ellersiel e. V.'])
      await expect(main.getByRole('definition').filter({ hasText: text })).toBeVisible();
    await expect(main).not.toContainText(/Imke|Tammen|@/);

    await expect.poll(() => findMails(second, email, 'Bitte überweise')).toHaveLength(1);
    const [mail] = await findMails(second, email, 'Bitte überweise');
    expect(mail?.text.replaceAll(' ', '')).toContain(reference);
    expect(mail?.links[0]).toBe(invoiceUrl);

    expect((await second.runOffice('list')).output).toContain(`${reference}  open  96\u00A0€`);
    await confirmPayment(second, reference);
    await page.reload();
    await expect(findHeading(page)).toHaveText('Dein Beitrag ist da');
    await page.goto('/mitglied-werden');
    await expect(findPlan(page).getByRole('status')).toContainText('Willkommen an Bord.');
  },
);

test('an invoice that was not paid in time leads to a new one, and a late payment still counts [4.7.15] [7.7.17]', async ({
  page,
  product: second,
}) => {
  const email = createEmail();
  const late = await requestInvoice(page, email);
  postdate(second, late, 30);
  await page.reload();
  await expect(findHeading(page)).toHaveText('Diese Rechnung ist abgelaufen');
  const main = page.getByRole('main');
  await expect(main).not.toContainText(/DE89|RF/);
  await main.getByRole('link', { name: 'Mitglied werden' }).click();
  await page.waitForURL('**/mitglied-werden');
  await expect(findPlan(page).getByRole('alert')).toContainText('Deine Rechnung ist abgelaufen.');
  await findPlan(page).locator('form').getByRole('button').click();
  await page.waitForURL('**/_payment/*');
  expect(await readReference(page)).not.toBe(late);

  await confirmPayment(second, late);
  await expect.poll(() => findMails(second, email, 'Willkommen')).toHaveLength(1);
});
