import { randomInt } from 'node:crypto';
import type { Page, Response } from '@playwright/test';
import { findFreePort } from '../../../../config/free-port.ts';
import { addIcons, translatePage } from '../stack/change-page.ts';
import { takeComplaints } from '../stack/complaints.ts';
import { fillIn, findSend, readInbox } from '../stack/contact-form.ts';
import { findKnownAddress } from '../stack/known-address.ts';
import { readNoScriptNotes } from '../stack/no-script-notes.ts';
import { startForFile } from '../stack/provide-to-file.ts';
import { startStack, type Stack } from '../stack/stack.ts';
import { expect, test as base } from '../stack/test.ts';

type Environment = Record<string, string>;

interface TestFixtures {
  /** A product whose form posts to a webhook. The page of the form is open. */
  contact: Stack;
  /** A product whose form is sent by email. The page of the form is open. */
  byMail: Stack;
}

async function startFormStack(apiEnv: Environment = {}, sandboxEnv: Environment = {}): Promise<Stack> {
  const { SITE_PORT, SITE_ORIGIN } = await findKnownAddress();
  // Each test is a visitor from another address.
  const TRUSTED_PROXIES = '127.0.0.1,::1';
  return startStack({ SITE_PORT, SITE_ORIGIN, TRUSTED_PROXIES }, { SITE_ORIGIN, ...apiEnv }, sandboxEnv);
}

/** Longer than the api waits for the receiver. */
const deadlineMs = 10_000;

async function startMailStack(): Promise<Stack> {
  const SANDBOX_SMTP_PORT = String(await findFreePort());
  const mail = {
    CONTACT_WEBHOOK_URL: '',
    SMTP_URL: `smtp://127.0.0.1:${SANDBOX_SMTP_PORT}`,
    CONTACT_TO: 'house@wayleave.example',
  };
  return startFormStack(mail, { SANDBOX_SMTP_PORT });
}

async function openForm(page: Page, stack: Stack, use: (stack: Stack) => Promise<void>): Promise<void> {
  await page.goto(`${stack.site.origin}/contact`);
  await use(stack);
  await page.close();
  await stack.sandbox.reset();
  await stack.sandbox.control('DELETE', 'inbox');
}

const getFormStack = startForFile(base, startFormStack);
const getMailStack = startForFile(base, startMailStack);

const test = base.extend<TestFixtures>({
  extraHTTPHeaders: async ({}, use) =>
    use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }),
  contact: async ({ page }, use) => openForm(page, await getFormStack(), use),
  byMail: async ({ page }, use) => openForm(page, await getMailStack(), use),
});

test.describe('the contact form', () => {
  test('reports errors in a summary that takes the focus, and at the fields [5.1.3]', async ({
    page,
    contact,
  }) => {
    await page.getByLabel('Email').fill('anna@post');
    await findSend(page).click();
    const summary = page.getByRole('group', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Your name is required',
      'Email is not valid',
      'Your letter is required',
    ]);
    await summary.getByRole('link', { name: 'Email is not valid' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is not valid');
    expect(await readInbox(contact)).toEqual([]);
  });

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

for (const [change, by] of [
  [translatePage, 'a translation'],
  [addIcons, 'a password manager'],
] as const)
  test(`a form that ${by} has changed before hydration sends what was filled in, with the first press [2.3.24]`, async ({
    page,
    contact,
    complaints,
  }) => {
    await change(page);
    await fillIn(page);
    await page.getByRole('main').getByRole('checkbox').check();
    await findSend(page).press('Enter');
    await expect(page.getByText('Thank you. Your message has been sent.')).toBeFocused();
    const values = (await readInbox(contact)).map(({ content }) => content.fields.map(({ value }) => value));
    expect(values).toEqual([['Anna Lund', 'anna@post.example', '', 'When is <b>soup</b>?', true]]);
    takeComplaints(complaints, /^Island contact-form was changed/);
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

/** Beyond every time limit, ms. */
const never = 120_000;

/** Moves the api's clock beyond its time limit, again until it has responded: the request may not have arrived yet. */
async function passDeadline({ api }: Stack, responding: Promise<Response>): Promise<void> {
  let hasResponded = false;
  const response = responding.then(() => (hasResponded = true));
  await expect(async () => {
    await api.moveClock(deadlineMs);
    expect(hasResponded).toBe(true);
  }).toPass({ intervals: [50], timeout: 10_000 });
  await response;
}

test.describe('a contact form that is sent by email', () => {
  for (const [title, fault] of [
    ['does not greet', { mode: 'slow', delayMs: never, match: 'greeting' }],
    ['is too busy to greet', { mode: 'throttled', match: 'greeting' }],
    ['rejects the recipient', { mode: 'refused', match: 'RCPT TO' }],
    ['defers the email', { mode: 'throttled', match: 'RCPT TO' }],
    ['refuses the message', { mode: 'refused', match: 'DATA' }],
  ] as const)
    test(`says that it was not sent when the relay ${title}, keeps the input, and sends it once on retry [4.6.2]`, async ({
      page,
      byMail,
      complaints,
    }) => {
      await byMail.sandbox.fault({ service: 'mail', ...fault });
      await fillIn(page);
      const responding = page.waitForResponse('**/api/v1/contact');
      await findSend(page).click();
      if (fault.mode === 'slow') await passDeadline(byMail, responding);
      await expect(page.getByText('We could not send your message.')).toBeVisible();
      await expect(page.getByLabel('Your name')).toHaveValue('Anna Lund');
      await expect(page.getByLabel('Email')).toHaveValue('anna@post.example');
      await expect(page.getByLabel('Your letter')).toHaveValue('When is <b>soup</b>?');
      expect(await readInbox(byMail)).toEqual([]);
      await byMail.sandbox.reset();
      await findSend(page).click();
      await expect(page.getByText('Thank you. Your message has been sent.')).toBeFocused();
      expect(await readInbox(byMail)).toHaveLength(1);
      complaints.length = 0; // The browser itself reports the 502.
    });

  test('says that it is on its way when the relay confirms it late, and checks again without a second email [4.6.3]', async ({
    page,
    byMail,
  }) => {
    await byMail.sandbox.fault({ service: 'mail', mode: 'slow', delayMs: never, match: 'DATA' });
    await fillIn(page);
    const responding = page.waitForResponse('**/api/v1/contact');
    await findSend(page).click();
    await expect.poll(() => readInbox(byMail)).toHaveLength(1);
    await passDeadline(byMail, responding);
    await expect(
      page.getByText('We have sent your message, but delivery is not confirmed yet.'),
    ).toBeVisible();
    await expect(page.getByLabel('Your letter')).toHaveValue('When is <b>soup</b>?');
    await findSend(page).click();
    await byMail.sandbox.moveClock(never);
    await expect(page.getByText('Thank you. Your message has been sent.')).toBeFocused();
    expect(await readInbox(byMail)).toHaveLength(1);
  });

  for (const [title, fault] of [
    ['never confirms it', { mode: 'slow', delayMs: never, match: 'DATA' }],
    ['hangs up instead of confirming it', { mode: 'lost', match: 'DATA' }],
  ] as const)
    test(`says that it is on its way when the relay ${title}, however often it is checked, and sends one email [4.6.3]`, async ({
      page,
      byMail,
    }) => {
      await byMail.sandbox.fault({ service: 'mail', ...fault });
      await fillIn(page);
      for (let press = 1; press <= 2; press++) {
        const responding = page.waitForResponse('**/api/v1/contact');
        await findSend(page).click();
        await expect.poll(() => readInbox(byMail)).toHaveLength(1);
        await passDeadline(byMail, responding);
        expect((await responding).status()).toBe(200);
        await expect(
          page.getByText('We have sent your message, but delivery is not confirmed yet.'),
        ).toBeVisible();
        await expect(page.getByLabel('Your letter')).toHaveValue('When is <b>soup</b>?');
      }
      const mails = await readInbox(byMail);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.content).toContain('When is <b>soup</b>?');
    });

  test('sends a new email if its text has changed [4.6.3]', async ({ page, byMail }) => {
    await byMail.sandbox.fault({ service: 'mail', mode: 'lost', match: 'DATA', times: 1 });
    await fillIn(page);
    await findSend(page).click();
    await expect(
      page.getByText('We have sent your message, but delivery is not confirmed yet.'),
    ).toBeVisible();
    await page.getByLabel('Your letter').fill('When is supper?');
    await findSend(page).click();
    await expect(page.getByText('Thank you. Your message has been sent.')).toBeFocused();
    expect(await readInbox(byMail)).toHaveLength(2);
  });
});

test('a contact form without delivery says so and keeps the input', async ({ page, complaints }) => {
  const stack = await startFormStack({ CONTACT_WEBHOOK_URL: '' });
  await page.goto(`${stack.site.origin}/contact`);
  await fillIn(page);
  await findSend(page).click();
  await expect(page.getByText('This form is not working at the moment.')).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: 'house@wayleave.example' })).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Anna Lund');
  complaints.length = 0; // The browser itself reports the 503.
  await page.close();
  await stack.stop();
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
