import { takeComplaints } from '../stack/complaints.ts';
import { logIn, findMenu, openMenu, openProfile } from '../stack/members-area.ts';
import { expect, test } from '../stack/members-test.ts';
import { createCode, findSetPassword } from '../stack/password-mails.ts';

const refusedOrCut = /4\d\d|5\d\d|ERR_|net::/;

test('a browser that stores nothing is reported at the login, and keeps the input [4.8.16]', async ({
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

test('a logout is immediate even if no new token arrives [4.9.3]', async ({ page, members, member }) => {
  await openProfile(page, member);
  await members.control('POST', 'faults', {
    ...{ service: 'identity', mode: 'slow', delayMs: 60_000, match: 'securetoken' },
  });
  // The login's token is over an hour old.
  await page.clock.install({ time: Date.now() + 3_700_000 });
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText(member.email)).toBeHidden();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('authUser'))),
  ).toEqual([]);
  await page.clock.runFor(2_000);
  await page.waitForURL('**/login');
});

test('an unreadable record is reported on the page and on the profile [4.10.7]', async ({
  page,
  members,
  member,
  complaints,
}) => {
  await openProfile(page, member);
  await members.control('POST', 'faults', { service: 'documents', mode: 'error' });
  await page.goto('/news?edit-subscription');
  await expect(page.getByText('We could not open your subscription', { exact: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.goto('/profile');
  const open = page.getByRole('main').getByRole('button', { name: 'Manage your membership' });
  await members.control('DELETE', 'faults');
  await open.click();
  await expect(page.getByRole('dialog', { name: 'Your subscription' })).toBeVisible();
  takeComplaints(complaints, refusedOrCut);
});

test('a password that the policy refuses is reported with the reasons [4.8.14]', async ({
  page,
  members,
  member,
  complaints,
}) => {
  const code = await createCode(members, member.email);
  await members.control('POST', 'faults', { service: 'identity', mode: 'weak-password' });
  await page.goto(`/reset-password?mode=resetPassword&oobCode=${code}`);
  const main = page.getByRole('main');
  await main.getByLabel('New password', { exact: true }).fill('tide table');
  await findSetPassword(page).click();
  await expect(main.getByRole('form').getByRole('listitem')).toHaveText([
    'at least 12 characters',
    'a number',
  ]);
  takeComplaints(complaints, refusedOrCut);
});

test('an unreachable identity service is reported as a lost connection [4.8.4]', async ({
  page,
  members,
  member,
  complaints,
}) => {
  await members.control('POST', 'faults', { service: 'identity', mode: 'down' });
  await page.goto('/news');
  await openMenu(page, 'Log in');
  await logIn(page, member, findMenu(page));
  await expect(findMenu(page).getByRole('alert')).toContainText('We could not connect.');
  takeComplaints(complaints, refusedOrCut);
});

test('the login says that its code could not be loaded, keeps what was typed, and works at the next press [8.3.3]', async ({
  page,
  members: _members,
  complaints,
}) => {
  const code = '**/assets/kit-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto('/login');
  const main = page.getByRole('main');
  const message = main.getByText('We could not load this part of the page').filter({ visible: true });
  // The page wakes the login itself, and reloads once before it gives up.
  await expect(message).toHaveCount(1);
  await main.getByLabel('Email').fill('anna@');
  await page.unroute(code);
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(main.getByText('Email is not valid').first()).toBeVisible();
  await expect(message).toHaveCount(0);
  await expect(main.getByLabel('Email')).toHaveValue('anna@');
  takeComplaints(complaints, refusedOrCut);
});
