import type { Page } from '@playwright/test';
import { findFreePort } from '../../../../config/free-port.ts';
import { findKnownAddress } from '../stack/known-address.ts';
import { startStack, type Stack } from '../stack/stack.ts';
import { expect, test as base } from '../stack/test.ts';

type Environment = Record<string, string>;

async function startFormStack(apiEnv: Environment = {}, sandboxEnv: Environment = {}): Promise<Stack> {
  const { SITE_PORT, SITE_ORIGIN } = await findKnownAddress();
  return startStack({ SITE_PORT, SITE_ORIGIN }, { SITE_ORIGIN, ...apiEnv }, sandboxEnv);
}

const test = base.extend<{ contact: Stack }>({
  contact: async ({ page }, use) => {
    const stack = await startFormStack();
    await page.goto(`${stack.site.origin}/contact`);
    await use(stack);
    await page.close();
    await stack.stop();
  },
});

const inbox = async ({ sandbox }: Stack) =>
  (await (await fetch(`${sandbox.origin}/_sandbox/inbox`)).json()) as {
    content: { fields: { value: unknown }[] };
  }[];

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Anna Lund');
  await page.getByLabel('Email').fill('anna@post.example');
  await page.getByLabel('Your letter').fill('When is <b>soup</b>?');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send the letter' });

test.describe('the contact form', () => {
  test('reports errors in a summary that takes the focus, and at the fields [5.1.3]', async ({
    page,
    contact,
  }) => {
    await page.getByLabel('Email').fill('anna@post');
    await send(page).click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Your name is required',
      'Email is not valid',
      'Your letter is required',
    ]);
    await summary.getByRole('link', { name: 'Email is not valid' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is not valid');
    expect(await inbox(contact)).toEqual([]);
  });
});

const byMail = base.extend<{ contact: Stack }>({
  contact: async ({ page }, use) => {
    const SANDBOX_SMTP_PORT = String(await findFreePort());
    const mail = {
      CONTACT_WEBHOOK_URL: '',
      CONTACT_SMTP_URL: `smtp://127.0.0.1:${SANDBOX_SMTP_PORT}`,
      CONTACT_TO: 'house@wayleave.example',
      CONTACT_DEADLINE_MS: '3000',
    };
    const stack = await startFormStack(mail, { SANDBOX_SMTP_PORT });
    await page.goto(`${stack.site.origin}/contact`);
    await use(stack);
    await page.close();
    await stack.stop();
  },
});

/** Delays after which the form has stopped waiting, and beyond the end of the test, ms. */
const [late, never] = [5_000, 120_000];

byMail.describe('a contact form that is sent by email', () => {
  for (const [title, fault] of [
    ['does not greet', { mode: 'slow', delayMs: never, match: 'greeting' }],
    ['is too busy to greet', { mode: 'throttled', match: 'greeting' }],
    ['rejects the recipient', { mode: 'refused', match: 'RCPT TO' }],
    ['defers the email', { mode: 'throttled', match: 'RCPT TO' }],
    ['refuses the message', { mode: 'refused', match: 'DATA' }],
  ] as const)
    byMail(
      `says that it was not sent when the relay ${title}, keeps the input, and sends it once on retry [4.6.2]`,
      async ({ page, contact, complaints }) => {
        await contact.sandbox.fault({ service: 'mail', ...fault });
        await fill(page);
        await send(page).click();
        await expect(page.getByText('We could not send your message.')).toBeVisible();
        await expect(page.getByLabel('Your name')).toHaveValue('Anna Lund');
        await expect(page.getByLabel('Email')).toHaveValue('anna@post.example');
        await expect(page.getByLabel('Your letter')).toHaveValue('When is <b>soup</b>?');
        expect(await inbox(contact)).toEqual([]);
        await contact.sandbox.reset();
        await send(page).click();
        await expect(page.getByText('Thank you. Your message has been sent.')).toBeFocused();
        expect(await inbox(contact)).toHaveLength(1);
        complaints.length = 0; // The browser itself reports the 502.
      },
    );

  byMail(
    'says that it is on its way when the relay confirms it late, and checks again without a second email [4.6.3]',
    async ({ page, contact }) => {
      await contact.sandbox.fault({ service: 'mail', mode: 'slow', delayMs: late, match: 'DATA' });
      await fill(page);
      await send(page).click();
      await expect(
        page.getByText('We have sent your message, but delivery is not confirmed yet.'),
      ).toBeVisible();
      await expect(page.getByLabel('Your letter')).toHaveValue('When is <b>soup</b>?');
      await send(page).click();
      await expect(page.getByText('Thank you. Your message has been sent.')).toBeFocused();
      expect(await inbox(contact)).toHaveLength(1);
    },
  );

  for (const [title, fault] of [
    ['never confirms it', { mode: 'slow', delayMs: never, match: 'DATA' }],
    ['hangs up instead of confirming it', { mode: 'lost', match: 'DATA' }],
  ] as const)
    byMail(
      `says that it is on its way when the relay ${title}, however often it is checked, and sends one email [4.6.3]`,
      async ({ page, contact }) => {
        await contact.sandbox.fault({ service: 'mail', ...fault });
        await fill(page);
        for (let press = 1; press <= 2; press++) {
          const responded = page.waitForResponse('**/api/v1/contact');
          await send(page).click();
          expect((await responded).status()).toBe(200);
          await expect(
            page.getByText('We have sent your message, but delivery is not confirmed yet.'),
          ).toBeVisible();
          await expect(page.getByLabel('Your letter')).toHaveValue('When is <b>soup</b>?');
        }
        const mails = await inbox(contact);
        expect(mails).toHaveLength(1);
        expect(mails[0]?.content).toContain('When is <b>soup</b>?');
      },
    );

  byMail('sends a new email if its text has changed [4.6.3]', async ({ page, contact }) => {
    await contact.sandbox.fault({ service: 'mail', mode: 'lost', match: 'DATA', times: 1 });
    await fill(page);
    await send(page).click();
    await expect(
      page.getByText('We have sent your message, but delivery is not confirmed yet.'),
    ).toBeVisible();
    await page.getByLabel('Your letter').fill('When is supper?');
    await send(page).click();
    await expect(page.getByText('Thank you. Your message has been sent.')).toBeFocused();
    expect(await inbox(contact)).toHaveLength(2);
  });
});

base('a contact form without delivery says so and keeps the input', async ({ page, complaints }) => {
  const stack = await startFormStack({ CONTACT_WEBHOOK_URL: '' });
  await page.goto(`${stack.site.origin}/contact`);
  await fill(page);
  await send(page).click();
  await expect(page.getByText('This form is not working at the moment.')).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: 'house@wayleave.example' })).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Anna Lund');
  complaints.length = 0; // The browser itself reports the 503.
  await page.close();
  await stack.stop();
});

base.describe('without JavaScript', () => {
  base.use({ javaScriptEnabled: false });
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
  await send(page).click();
  await expect(message).toBeVisible();
  await page.unroute('**/assets/*.js');
  await send(page).click();
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
  await send(page).click();
  await reloaded;
  await expect(message).toBeHidden();
  await send(page).click();
  await expect(message).toBeVisible();
  complaints.length = 0; // The browser itself reports the scripts that it did not get.
});
