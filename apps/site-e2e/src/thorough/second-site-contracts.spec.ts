import { takeComplaints } from '../stack/complaints.ts';
import { createEmail, expect, findMails, readReference, requestInvoice, test } from '../stack/second-test.ts';

test('a person who has signed up withdraws with the keyboard and without JavaScript, and gets it confirmed by email [2.1.22] [2.1.25] [7.14.1]', async ({
  page,
  second,
  browser,
}) => {
  const email = createEmail();
  const reference = await requestInvoice(page, email);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  expect(await readReference(plain)).toBe(reference);
  await plain.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }).press('Enter');
  const main = plain.getByRole('main');
  await expect(main.getByLabel('Dein Vertrag')).toHaveValue(reference);
  await main.locator('[name=email]').press('Enter');
  await expect(main.getByRole('link', { name: 'Dein Name fehlt noch' })).toBeVisible();
  await main.getByLabel('Dein Name').fill('Imke Tammen');
  await main.locator('[name=email]').fill(email);
  await main.getByRole('button', { name: 'Weiter' }).press('Enter');
  await expect(main).toContainText('Hiermit widerrufe ich diesen Vertrag');
  await main.getByRole('button', { name: 'Widerruf bestätigen' }).press('Enter');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Dein Widerruf ist angekommen');
  await plain.reload();
  const [receipt, ...others] = await findMails(second, email, 'Dein Widerruf');
  expect(others).toEqual([]);
  expect(receipt?.text).toContain(reference);
  expect(receipt?.text).toMatch(/Eingegangen: .* \d\d:\d\d:\d\d /);
  await context.close();
});

test('every page leads to withdrawal and cancellation with one press [2.1.21] [2.1.23]', async ({
  page,
  complaints,
}) => {
  for (const path of ['/', '/no/such/page', '/anmelden', '/widerruf']) {
    await page.goto(path);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Verträge hier kündigen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verträge hier kündigen');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vertrag widerrufen');
  }
  takeComplaints(complaints, /status of 404/); // The browser itself reports the missing page.
});
