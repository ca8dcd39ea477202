import { takeComplaints } from '../stack/complaints.ts';
import {
  findMenu,
  findPortal,
  logIn,
  openMenu,
  openProfile,
  readingRoomText,
} from '../stack/members-area.ts';
import { endedText, endSessions, expectSessionEnded, takeRefusals } from '../stack/member-session.ts';
import { expect, test } from '../stack/members-test.ts';

test('a session that ended is reported on the page where the portal was requested, and the portal opens there after the login [4.8.6] [4.10.4]', async ({
  page,
  members,
  member,
  complaints,
}) => {
  await openProfile(page, member);
  await page.goto('/news');
  await openMenu(page, 'Members’ area');
  await expect(findMenu(page).getByText(member.email)).toBeVisible();
  await endSessions(members, member);
  await findMenu(page).getByRole('button', { name: 'Manage your membership' }).click();
  await expectSessionEnded(findMenu(page), complaints);
  await logIn(page, member, findMenu(page));
  await expect(findPortal(page).inside.getByText(member.email)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/news');
});

test('a session that ended before a private page is opened shows the gate with a message, and the login returns to the page [4.8.6] [4.2.2]', async ({
  page,
  members,
  member,
  complaints,
}) => {
  await openProfile(page, member);
  await endSessions(members, member);
  await page.goto('/members/reading-room');
  const main = page.getByRole('main');
  await expectSessionEnded(main, complaints);
  await main.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, member);
  await page.waitForURL('**/members/reading-room');
  await expect(page.getByText(readingRoomText)).toBeVisible();
});

test('a token that only the api rejects also ends the session at the gate [4.8.6] [4.2.2]', async ({
  page,
  member,
  complaints,
}) => {
  await openProfile(page, member);
  await page.route('**/_member-entry', (route) => route.fulfill({ status: 401, body: '401' }));
  await page.goto('/members/reading-room');
  await expect(page.getByRole('main').getByText(endedText)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  takeRefusals(complaints);
});

test('saving after the session has ended leads through the login back to the profile, with the input still in the form [4.8.6]', async ({
  page,
  members,
  member,
  complaints,
}) => {
  await openProfile(page, member);
  await endSessions(members, member);
  await page.getByLabel('Your name').fill('Ilse Varga');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.waitForURL('**/login');
  await expectSessionEnded(page.getByRole('main'), complaints);
  await logIn(page, member);
  await page.waitForURL('**/profile');
  await expect(page.getByLabel('Your name')).toHaveValue('Ilse Varga');
  await expect(page.getByText('It has not been saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Name saved' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Ilse Varga');
});

test('a name that was typed is cleared by a logout, here or in another tab [4.8.6] [4.9.3]', async ({
  page,
  member,
  context,
}) => {
  for (const where of ['here', 'there'] as const) {
    await openProfile(page, member);
    await page.getByLabel('Your name').fill('Ilse Varga');
    const tab = where === 'here' ? page : await context.newPage();
    if (tab !== page) await tab.goto('/profile');
    await tab.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Ilse Varga');
    await tab.waitForURL('**/login');
  }
});

test('a portal requested while offline says so, and the session stays [4.10.3]', async ({
  page,
  member,
  context,
  complaints,
}) => {
  await openProfile(page, member);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Manage your membership' }).click();
  await expect(page.getByText('We could not open your subscription', { exact: true })).toBeVisible();
  await expect(
    page.getByText('We could not connect. Check your connection and try again.', { exact: true }),
  ).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('main').getByRole('button', { name: 'Manage your membership' }).click();
  await expect(findPortal(page).inside.getByText(member.email)).toBeVisible();
  takeComplaints(complaints, /ERR_INTERNET_DISCONNECTED/);
});
