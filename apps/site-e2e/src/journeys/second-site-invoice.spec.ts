import { expect, secondTest as test } from '../stack/journey-test.ts';

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
  async ({ page, second }) => {
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

    expect((await second.runOffice('list')).output).toContain(`${reference}  open  96.00 EUR`);
    await confirmPayment(second, reference);
    await page.reload();
    await expect(findHeading(page)).toHaveText('Dein Beitrag ist da');
    await page.goto('/mitglied-werden');
    await expect(findPlan(page).getByRole('status')).toContainText('Willkommen an Bord.');
  },
);

test(
  'a member logs in by a link, reads members’ pages, and sees until when the membership is paid [7.7.17]',
  packed,
  async ({ page, second }) => {
    const email = createEmail();
    await confirmPayment(second, await requestInvoice(page, email));
    await expect.poll(() => findMails(second, email, 'Willkommen')).toHaveLength(1);
    await logIn(page, second, email);
    const main = page.getByRole('main');
    const year = new Date().getUTCFullYear() + 1;
    await expect(main).toContainText(
      new RegExp(`Deine Mitgliedschaft endet am \\d+\\.\\s\\p{L}+ ${year}\\.`, 'u'),
    );
    await expect(main).toContainText('So lange hast du bezahlt');
    await expect(main.getByRole('button', { name: 'Mitgliedschaft ansehen' })).toHaveCount(0);
    await page.goto('/bootsliste');
    await expect(page.getByText('Die Hedwig ist am Samstag frei.')).toBeVisible();
  },
);

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

test('an invoice that was not paid in time leads to a new one, and a late payment still counts [4.7.15] [7.7.17]', async ({
  page,
  second,
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

test('while the mail server is down, invoice and payment work, and each email comes later, once [7.7.17]', async ({
  page,
  second,
}) => {
  const email = createEmail();
  const findInvoices = () => findMails(second, email, 'Bitte überweise');
  await second.sandbox.fault({ service: 'mail', mode: 'down' });
  const reference = await requestInvoice(page, email);
  await expect(findHeading(page)).toHaveText('Überweise deinen Beitrag');
  await second.sandbox.reset();
  await expect.poll(findInvoices, { timeout: 30_000 }).toHaveLength(1);
  await second.sandbox.fault({ service: 'mail', mode: 'down' });
  await confirmPayment(second, reference);
  await page.reload();
  await expect(findHeading(page)).toHaveText('Dein Beitrag ist da');
  await second.sandbox.reset();
  await expect.poll(() => findMails(second, email, 'Willkommen'), { timeout: 30_000 }).toHaveLength(1);
  expect(await findInvoices()).toHaveLength(1);
});

