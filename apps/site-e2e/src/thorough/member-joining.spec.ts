import { findCheckout, fillIn } from '../stack/sign-up-test.ts';
import { expect, test } from '../stack/members-test.ts';
import {
  createCode,
  findSetPassword,
  getLinks,
  requestNewLink,
  waitForMail,
} from '../stack/password-mails.ts';

test.beforeEach(({ members }) => members.control('PUT', 'billing/script', { styles: 'link' }));

test('a member who joins again is told to log in as before, and gets the email that says so [4.7.4]', async ({
  page,
  members,
}) => {
  const { email } = await members.add('cancelled');
  await page.goto('/membership');
  const { button, status } = await fillIn(page, email);
  await button.click();
  await findCheckout(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(status).toContainText('Log in as you did before');
  await expect(status).not.toContainText('set your password');
  await expect.poll(() => members.mailsTo(email)).toHaveLength(1);
});

test('a link that was used says so, and a new one is one field and one press away [4.8.5]', async ({
  page,
  members,
  member: { email },
  complaints,
}) => {
  const link = `/reset-password?mode=resetPassword&oobCode=${await createCode(members, email)}`;
  const main = page.getByRole('main');
  await page.goto(link);
  await main.getByLabel('New password', { exact: true }).fill('four unrelated harbour words');
  await findSetPassword(page).click();
  await expect(main.getByText('Your new password is saved')).toBeVisible();

  await page.goto(link);
  await requestNewLink(page, email, complaints);
});

test('the second link of an email requests another one with one field [4.8.5]', async ({
  page,
  members,
  member: { email },
}) => {
  await page.goto('/reset-password');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Send link' }).click();
  const { again } = getLinks(await waitForMail(members, email));
  await page.goto(again);
  await expect(main.getByRole('textbox')).toHaveCount(1);
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Send link' }).click();
  await waitForMail(members, email, 1);
});
