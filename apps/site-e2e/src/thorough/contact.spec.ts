import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { findSend, readInbox } from '../stack/contact-form.ts';
import { findKnownAddress } from '../stack/known-address.ts';
import { readNoScriptNotes } from '../stack/no-script-notes.ts';
import { startForFile } from '../stack/provide-to-file.ts';
import { startStack, type Stack } from '../stack/stack.ts';
import { expect, test as base } from '../stack/test.ts';

interface TestFixtures {
  /** A product whose form posts to a webhook. The page of the form is open. */
  contact: Stack;
}

async function startFormStack(): Promise<Stack> {
  const { SITE_PORT, SITE_ORIGIN } = await findKnownAddress();
  // Each test is a visitor from another address.
  const TRUSTED_PROXIES = '127.0.0.1,::1';
  return startStack({ SITE_PORT, SITE_ORIGIN, TRUSTED_PROXIES }, { SITE_ORIGIN });
}

async function openForm(page: Page, stack: Stack, use: (stack: Stack) => Promise<void>): Promise<void> {
  await page.goto(`${stack.site.origin}/contact`);
  await use(stack);
  await page.close();
  await stack.sandbox.reset();
  await stack.sandbox.control('DELETE', 'inbox');
}

const getFormStack = startForFile(base, startFormStack);

const test = base.extend<TestFixtures>({
  extraHTTPHeaders: async ({}, use) =>
    use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }),
  contact: async ({ page }, use) => openForm(page, await getFormStack(), use),
});

test.describe('the contact form', () => {
  test('reaches the inbox by keyboard alone, even if filled in before hydration', async ({
    page,
    contact,
  }) => {
    await page.getByLabel('Your name').focus();
    await page.keyboard.type('Anna Lund');
    await page.keyboard.press('Tab');
    await page.keyboard.type('anna@post.example');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('When is <b>soup</b>?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(findSend(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Thank you. Your message has been sent.')).toBeFocused();
    const values = (await readInbox(contact)).map(({ content }) => content.fields.map(({ value }) => value));
    expect(values).toEqual([['Anna Lund', 'anna@post.example', '', 'When is <b>soup</b>?', true]]);
    await page.goto(`${contact.sandbox.origin}/inbox`);
    await expect(page.getByText('When is <b>soup</b>?')).toBeVisible();
  });
});

test('what the contact form says after the back button is true of the text that the browser has put back [2.11.14]', async ({
  page,
  contact: _contact,
}) => {
  const left = page.getByText('37 characters left').first();
  await page.getByLabel('Your letter').fill('a'.repeat(9_963));
  await expect(left).toBeAttached();
  await page.goto('/news');
  await page.goBack();
  await expect(page.getByLabel('Your letter')).toHaveValue(/^a{9963}$/);
  await expect(left).toBeAttached();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form says so in place, with an email address', async ({ page, contact: _contact }) => {
    expect(await readNoScriptNotes(page)).toMatch(/need JavaScript[^]*mailto:house@wayleave\.example/);
    await page.getByLabel('Your name').fill('Anna Lund');
    await page.getByRole('button', { name: 'Send the letter' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test('a form whose code is missing on the server says so too, and the page is not reloaded over what was typed [8.3.3]', async ({
  page,
  contact: _contact,
  complaints,
}) => {
  const part = page.getByRole('main');
  const message = part.getByText('We could not load this part of the page.');
  const email = part.getByLabel('Email');
  await page.route('**/assets/*.js', (route) => route.abort());
  await email.fill('anna@');
  await findSend(page).click();
  await expect(message).toBeVisible();
  await page.unroute('**/assets/*.js');
  await findSend(page).click();
  await expect(part.getByRole('link', { name: 'Email is not valid' })).toBeVisible();
  await expect(message).toBeHidden();
  await expect(email).toHaveValue('anna@');
  complaints.length = 0; // The browser itself reports the scripts that it did not get.
});

test('a page whose code is missing on the server is loaded again at the first press, once, and then says so [8.3.1]', async ({
  page,
  contact: _contact,
  complaints,
}) => {
  const part = page.getByRole('main');
  const message = part.getByText('We could not load this part of the page.');
  await page.route('**/assets/{kit,contact-form}-*.js', (route) => route.abort());
  const reloaded = page.waitForEvent('load');
  await findSend(page).click();
  await reloaded;
  await expect(message).toBeHidden();
  await findSend(page).click();
  await expect(message).toBeVisible();
  complaints.length = 0; // The browser itself reports the scripts that it did not get.
});
