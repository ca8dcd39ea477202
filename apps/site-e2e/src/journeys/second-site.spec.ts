import { expect, secondTest as test } from '../stack/journey-test.ts';
import {
  confirmPayment,
  createEmail,
  findMails,
  openLoginLink,
  requestInvoice,
} from '../stack/second-test.ts';

const packed = { tag: '@packed' };

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

test(
  'a new member requests a link, opens it with a press, reads members’ pages, changes the profile, logs out, and cannot use it twice [4.8.18] [7.7.17]',
  packed,
  async ({ page, product, complaints }) => {
    const email = createEmail();
    await confirmPayment(product, await requestInvoice(page, email));
    await expect.poll(() => findMails(product, email, 'Willkommen')).toHaveLength(1);
    await page.goto('/mitglied-werden');
    await expect(page.getByRole('main').getByText('ein Passwort brauchst du nicht')).toBeVisible();
    await page.goto('/anmelden');
    const main = page.getByRole('main');
    await expect(main.getByLabel(/Passwort/)).toHaveCount(0);
    const link = await openLoginLink(page, product, email);
    await expect(main).toContainText(`Du wirst als ${email} angemeldet.`);
    expect(page.url()).not.toContain('login-link');
    await main.getByRole('button', { name: 'Anmelden' }).click();
    await page.waitForURL('**/mein-bereich');
    await expect(main).toContainText(email);
    const year = new Date().getUTCFullYear() + 1;
    await expect(main).toContainText('Deine Mitgliedschaft ist aktiv.');
    await expect(main).toContainText(new RegExp(`Bezahlt bis\\d+\\.\\s\\p{L}+ ${year}`, 'u'));
    await expect(main.getByRole('button', { name: 'Mitgliedschaft ansehen' })).toHaveCount(0);
    await page.goto('/bootsliste');
    await expect(page.getByText('Die Hedwig ist am Samstag frei.')).toBeVisible();
    await page.goto('/mein-bereich');
    await main.getByLabel('Dein Name').fill('Imke Tammen-Boje');
    await page.keyboard.press('Enter');
    await expect(main.getByText('Name gespeichert')).toBeVisible();
    await main.getByLabel('Telefon').fill('04462 1234');
    await page.keyboard.press('Enter');
    await expect(main.getByText('Angaben gespeichert')).toBeVisible();
    await page.reload();
    await expect(main.getByLabel('Telefon')).toHaveValue('04462 1234');
    const next = createEmail();
    await main.getByLabel('Neue E-Mail').fill(next);
    await page.keyboard.press('Enter');
    await expect.poll(() => findMails(product, next, 'Bestätige deine neue E-Mail')).toHaveLength(1);
    await main.getByRole('button', { name: 'Abmelden', exact: true }).click();
    await page.waitForURL('**/anmelden');
    await page.goto('/');
    await page.goto(link);
    await expect(main.getByRole('alert').first()).toContainText('schon benutzt');
    // The browser itself reports the refusal of the used link.
    expect(complaints.splice(0).map((line) => /status of 410/.test(line))).toEqual([true]);
  },
);

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
