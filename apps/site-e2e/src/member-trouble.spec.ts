import { logIn, menu, openMenu, toProfile } from './stack/members-area.ts';
import { expect, test } from './stack/members-test.ts';

const refusedOrCut = /4\d\d|5\d\d|ERR_|net::/;

test('a browser that stores nothing is told so at the login, and keeps what was typed [4.8.16]', async ({
  page,
  member,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/login');
  await logIn(page, member);
  const main = page.getByRole('main');
  await expect(main.getByText('Your browser does not allow this site to store data')).toBeVisible();
  await expect(main.getByLabel('Email')).toHaveValue(member.email);
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('a logout is at once while no fresh token comes [4.9.3]', async ({ page, members, member }) => {
  await toProfile(page, member);
  await members.ask('POST', 'faults', {
    ...{ service: 'identity', mode: 'slow', delayMs: 60_000, match: 'securetoken' },
  });
  // The token of the login is over an hour old.
  await page.clock.install({ time: Date.now() + 3_700_000 });
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText(member.email)).toBeHidden();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('authUser'))),
  ).toEqual([]);
  await page.clock.runFor(2_000);
  await page.waitForURL('**/login');
});

test('a subscription whose record cannot be read says so, on the page and on the profile [4.10.7]', async ({
  page,
  members,
  member,
  complaints,
}) => {
  await toProfile(page, member);
  await members.ask('POST', 'faults', { service: 'documents', mode: 'error' });
  await page.goto('/news?edit-subscription');
  await expect(page.getByText('We could not open your subscription', { exact: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.goto('/profile');
  const open = page.getByRole('main').getByRole('button', { name: 'Manage your membership' });
  await members.ask('DELETE', 'faults');
  await open.click();
  await expect(page.getByRole('dialog', { name: 'Your subscription' })).toBeVisible();
  expect(complaints.splice(0).every((line) => refusedOrCut.test(line))).toBe(true);
});

test('a password that the policy refuses is told with its reasons [4.8.14]', async ({
  page,
  members,
  member,
  complaints,
}) => {
  const code = await members.ask('POST', 'identity/codes', { email: member.email });
  const { oobCode } = (await code.json()) as { oobCode: string };
  await members.ask('POST', 'faults', { service: 'identity', mode: 'weak-password' });
  await page.goto(`/reset-password?mode=resetPassword&oobCode=${oobCode}`);
  const main = page.getByRole('main');
  await main.getByLabel('New password', { exact: true }).fill('tide table');
  await main.getByRole('button', { name: 'Set a new password' }).click();
  await expect(main.getByRole('alert').getByRole('listitem')).toHaveText([
    'at least 12 characters',
    'a number',
  ]);
  expect(complaints.splice(0).every((line) => refusedOrCut.test(line))).toBe(true);
});

test('an identity service that cannot be reached is told as a lost connection [4.8.4]', async ({
  page,
  members,
  member,
  complaints,
}) => {
  await members.ask('POST', 'faults', { service: 'identity', mode: 'down' });
  await page.goto('/news');
  await openMenu(page, 'Log in');
  await logIn(page, member, menu(page));
  await expect(menu(page).getByRole('alert')).toContainText('We could not connect.');
  expect(complaints.splice(0).every((line) => refusedOrCut.test(line))).toBe(true);
});

test('the identity service is told which site asks, as keys that are restricted to it need [4.8.17]', async ({
  page,
  member,
}) => {
  await page.goto('/login');
  const asked = page.waitForRequest(/accounts:signInWithPassword/);
  await logIn(page, member);
  const { referer } = await (await asked).allHeaders();
  expect(new URL(referer ?? 'about:none').origin).toBe(new URL(page.url()).origin);
});
