import { logIn, findMenu, findPortal, openProfile } from '../stack/members-area.ts';
import { expect, test } from '../stack/members-test.ts';
import { createCode } from '../stack/password-mails.ts';

test('the homepage says that it redirects, and does so after about 3 seconds [2.2.2]', async ({
  page,
  members,
}) => {
  const query = '?mode=verifyEmail&oobCode=abc&lang=en';
  await page.clock.install();
  await page.goto(`/${query}`);
  await expect(page.getByText('You will be redirected in 2 seconds!')).toBeVisible();
  await page.clock.runFor(2_900);
  expect(new URL(page.url()).pathname).toBe('/');
  await page.clock.runFor(200);
  await page.waitForURL(`${members.stack.sandbox.origin}/identity/action${query}`);
});

test('closing the redirect notice cancels the redirect [2.2.2]', async ({ page }) => {
  await page.clock.install();
  await page.goto('/news?mode=verifyEmail&oobCode=abc');
  const notice = page.getByRole('dialog', { name: 'You will be redirected in 2 seconds!' });
  await expect(notice.getByRole('link', { name: 'Continue now' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();
  await page.clock.runFor(10_000);
  expect(new URL(page.url()).pathname).toBe('/news');
});

test('login with its own redirect opens the menu and leads there after the login [2.2.3] [4.9.1]', async ({
  page,
  member,
}) => {
  await page.goto('/news?login&redirect=/about');
  await logIn(page, member, findMenu(page));
  await page.waitForURL('**/about');
});

test('set-password opens the form in the header: to request an email, with a code, or for a logged-in member [2.2.3]', async ({
  page,
  members,
  member,
}) => {
  await page.goto('/news?set-password');
  await expect(findMenu(page).getByRole('button', { name: 'Send link' })).toBeVisible();
  await expect(findMenu(page).getByLabel('Email')).toBeFocused();

  const code = await createCode(members, member.email);
  await page.goto(`/news?set-password&oobCode=${code}`);
  const field = findMenu(page).getByLabel('New password', { exact: true });
  await expect(field).toBeFocused();
  await expect.poll(() => page.url()).not.toContain('oobCode');
  await field.fill('four unrelated harbour words');
  await findMenu(page).locator('button[type=submit]').click();
  await expect(findMenu(page).getByText('Your new password is saved')).toBeVisible();

  await page.goto('/about?set-password');
  await expect(findMenu(page).getByLabel('New password', { exact: true })).toBeFocused();
});

test('edit-subscription opens the logged-in member’s portal on any page, and keeps the rest of the URL [2.2.4]', async ({
  page,
  member,
}) => {
  await openProfile(page, member);
  await page.goto('/news?cat=oceans&edit-subscription');
  await expect(findPortal(page).inside.getByText(member.email)).toBeVisible();
  expect(page.url()).toMatch(/\/news\?cat=oceans$/);
});

test('edit-subscription from an email requires a login first, and then opens the portal on that page [2.2.4] [4.10.4]', async ({
  page,
  member,
}) => {
  await page.goto('/about?edit-subscription');
  await expect(findMenu(page).getByText('Log in to manage your subscription.')).toBeVisible();
  await logIn(page, member, findMenu(page));
  await expect(findPortal(page).inside.getByText(member.email)).toBeVisible();
  expect(page.url()).toMatch(/\/about$/);
});

test('edit-subscription tells members that they have no subscription [2.2.4] [4.10.2]', async ({ page }) => {
  await page.goto('/about?edit-subscription');
  await logIn(
    page,
    { email: 'without-customer@members.test', password: 'without-customer-password' },
    findMenu(page),
  );
  await expect(
    page.getByText('We could not find a subscription for this login.', { exact: true }),
  ).toBeVisible();
});
