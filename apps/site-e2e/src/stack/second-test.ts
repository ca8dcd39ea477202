import { randomInt, randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Stack } from './stack.ts';
import { expect, test as base } from './test.ts';

/** The test of journeys through the second organisation's product. */
export const test = base.extend({
  baseURL: async ({ second }, use) => use(second.site.origin),
  extraHTTPHeaders: async ({}, use) =>
    use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }),
});

export { expect };

export const createEmail = (): string => `${randomUUID()}@post.example`;

/** The box of the plan that most people choose, on the page with all plans. */
export const findPlan = (page: Page): Locator =>
  page.getByRole('article').filter({ hasText: 'Schlüssel zur Werkstatt' });

/** Fills in the form, and sends it. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/mitglied-werden');
  const box = findPlan(page);
  await expect(box).toContainText('96 €');
  await box.locator('summary').click();
  const field = (group: string, label: string) =>
    box.getByRole('group', { name: group }).getByLabel(label, { exact: true });
  for (const group of ['Deine Angaben', 'Rechnungsadresse']) {
    await field(group, 'Vorname').fill('Imke');
    await field(group, 'Nachname').fill('Tammen');
    await field(group, 'E-Mail').fill(email);
  }
  await field('Rechnungsadresse', 'Straße und Hausnummer').fill('Am Deich 3');
  await field('Rechnungsadresse', 'Ort').fill('Ellersiel');
  await field('Rechnungsadresse', 'Postleitzahl').fill('26409');
  await field('Rechnungsadresse', 'Land').selectOption({ value: 'DE' });
  await box.locator('form').getByLabel('Ich stimme der Satzung und der Beitragsordnung zu').check();
  await box.locator('form').getByRole('button').click();
}

/** Signs up, and returns the reference on the page that says what to transfer. */
export async function requestInvoice(page: Page, email: string): Promise<string> {
  await signUp(page, email);
  await page.waitForURL('**/_payment/*');
  return readReference(page);
}

/** Reads the reference on the page that says what to transfer. */
export async function readReference(page: Page): Promise<string> {
  const term = page.getByRole('term').filter({ hasText: 'Verwendungszweck' });
  const text = await term.locator('xpath=following-sibling::dd').textContent();
  return (text ?? '').replaceAll(' ', '');
}

/** The office confirms that it has received the dues. */
export async function confirmPayment(second: Stack, reference: string): Promise<void> {
  const command = `confirm ${reference} --amount 96 --currency EUR --payment 2026-11-24/4711`;
  expect(await second.runOffice(command)).toMatchObject({ code: 0 });
}

export interface SentMail {
  subject: string;
  text: string;
  links: string[];
}

/** Returns the emails to an address whose subject begins with this. */
export async function findMails(second: Stack, email: string, subject: string): Promise<SentMail[]> {
  const response = await second.sandbox.control('GET', 'mails');
  const mails = (await response.json()) as (SentMail & { to: string })[];
  return mails.filter((mail) => mail.to.includes(email) && mail.subject.startsWith(subject));
}

/** Requests a link on the login page, and opens it in the same browser. */
export async function openLoginLink(page: Page, second: Stack, email: string): Promise<string> {
  await page.goto('/anmelden');
  const main = page.getByRole('main');
  await main.getByLabel('E-Mail').fill(email);
  await main.getByRole('button', { name: 'Link senden' }).click();
  await expect(main.getByText('Wenn du mit dieser E-Mail Mitglied bist')).toBeVisible();
  const find = () => findMails(second, email, 'Dein Link');
  await expect.poll(find).toHaveLength(1);
  const [mail] = await find();
  const { pathname, hash } = new URL(mail?.links[0] ?? '');
  await page.goto('/');
  await page.goto(pathname + hash);
  return pathname + hash;
}

/** Logs in with a link, and waits for the profile. */
export async function logIn(page: Page, second: Stack, email: string): Promise<void> {
  await openLoginLink(page, second, email);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/mein-bereich');
}
