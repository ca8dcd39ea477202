import { randomInt, randomUUID } from 'node:crypto';
import { startMembersStack } from './stack/members-stack.ts';
import { secondOrganisation } from './stack/organisations.ts';
import { findCheckout } from './stack/sign-up-test.ts';
import type { Stack } from './stack/stack.ts';
import { expect, test as base } from './stack/test.ts';

const packed = { tag: '@packed' };

/** The product of a second organisation: German, in euros, without a shop. */
const test = base.extend<object, { second: Stack }>({
  second: [
    async ({}, use) => {
      const stack = await startMembersStack({}, {}, secondOrganisation);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ second }, use) => use(second.site.origin),
  extraHTTPHeaders: async ({}, use) =>
    use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }),
});

test('another organisation’s homepage leads to an article, in its language', packed, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alte Boote, neue Hände');
  await page.getByRole('link', { name: 'Die Hedwig schwimmt wieder' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Hedwig schwimmt wieder');
  await expect(page.getByRole('main')).toContainText('18. Oktober 2026');
});

test('its own block computes dues in its own island', packed, async ({ page }) => {
  await page.goto('/beitrag');
  const slider = page.getByRole('slider', { name: /Das habe ich im Monat übrig/ });
  const result = page.getByRole('main').getByRole('status');
  await expect(result).toContainText('96 € im Jahr');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(result).toContainText('240 € im Jahr');
  await page.keyboard.press('Home');
  await expect(result).toContainText('36 € im Jahr');
});

test('its visitors become members and pay in its currency', packed, async ({ page, second }) => {
  const email = `${randomUUID()}@post.example`;
  const billing = `${second.sandbox.origin}/_sandbox/billing`;
  // The site's policy blocks styles written by a script: the link still works.
  await fetch(`${billing}/script`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ styles: 'link' }),
  });
  await page.goto('/mitglied-werden');
  const box = page.getByRole('article').filter({ hasText: 'Schlüssel zur Werkstatt' });
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
  const checkout = findCheckout(page);
  await expect(checkout.getByText('EUR 96')).toBeVisible();
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(box.getByRole('status')).toContainText('Willkommen an Bord.');
  const response = await fetch(`${billing}/live/customers`);
  const customers = (await response.json()) as { email: string }[];
  expect(customers.filter((one) => one.email === email)).toHaveLength(1);
});

test('its members log in at its own paths', packed, async ({ page }) => {
  await page.goto('/anmelden');
  const main = page.getByRole('main');
  await main.getByLabel('E-Mail').fill('active@members.test');
  await main.getByLabel('Passwort', { exact: true }).fill('active-password');
  await main.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/mein-bereich');
  await page.goto('/bootsliste');
  await expect(page.getByText('Die Hedwig ist am Samstag frei.')).toBeVisible();
});

test('it has no shop anywhere', packed, async ({ page, request }) => {
  for (const path of ['/p', '/p/anything', '/login', '/profile'])
    expect((await request.get(path)).status(), path).toBe(404);
  const requested: string[] = [];
  page.on('request', (sent) => requested.push(sent.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-wakes=cart]')).toHaveCount(0);
  expect(requested.filter((url) => /cart|shop/i.test(new URL(url).pathname))).toEqual([]);
  expect(await page.content()).not.toMatch(/\bcart\b|\/p\//i);
});
