import { fillIn, findSend, readInbox } from '../stack/contact-form.ts';
import { expect, test } from '../stack/journey-test.ts';
import { expectToRetry } from '../stack/not-loaded.ts';

test.beforeEach(({ page }) => page.goto('/contact'));

test.describe('the contact form', () => {
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
