import { fillIn, findSend, readInbox } from '../stack/contact-form.ts';
import { expect, test } from '../stack/journey-test.ts';
import { expectToRetry } from '../stack/not-loaded.ts';

test.beforeEach(({ page }) => page.goto('/contact'));

test.describe('the contact form', () => {
  test('reaches the inbox by keyboard alone, even if filled in before hydration', async ({
    page,
    product,
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
    const values = (await readInbox(product)).map(({ content }) => content.fields.map(({ value }) => value));
    expect(values).toEqual([['Anna Lund', 'anna@post.example', '', 'When is <b>soup</b>?', true]]);
    await page.goto(`${product.sandbox.origin}/inbox`);
    await expect(page.getByText('When is <b>soup</b>?')).toBeVisible();
  });

  test('keeps the input when it cannot be delivered, and can be sent again [4.6.2]', async ({
    page,
    product,
    complaints,
  }) => {
    await product.sandbox.fault({ service: 'inbox', mode: 'error' });
    await fillIn(page);
    await findSend(page).click();
    await expect(page.getByText('We could not send your message.')).toBeVisible();
    await expect(page.getByLabel('Your letter')).toHaveValue('When is <b>soup</b>?');
    await product.sandbox.reset();
    await findSend(page).click();
    await expect(page.getByText('Thank you. Your message has been sent.')).toBeVisible();
    expect(await readInbox(product)).toHaveLength(1);
    complaints.length = 0; // The browser itself reports the 502.
  });
});

test('what the contact form says after the back button is true of the text that the browser has put back [2.11.14]', async ({
  page,
}) => {
  const left = page.getByText('37 characters left').first();
  await page.getByLabel('Your letter').fill('a'.repeat(9_963));
  await expect(left).toBeAttached();
  await page.goto('/news');
  await page.goBack();
  await expect(page.getByLabel('Your letter')).toHaveValue(/^a{9963}$/);
  await expect(left).toBeAttached();
});

test('the contact form says that its code could not be loaded, keeps what was typed, and works at the next press [8.3.3]', async ({
  page,
  complaints,
}) => {
  const part = page.getByRole('main');
  await expectToRetry(page, {
    part,
    email: part.getByLabel('Email'),
    button: findSend(page),
    wrong: part.getByRole('link', { name: 'Email is not valid' }),
    complaints,
  });
});
