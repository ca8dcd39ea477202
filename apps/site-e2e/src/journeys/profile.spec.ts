import type { Page } from '@playwright/test';
import { expect, test } from '../stack/journey-test.ts';
import { findPortal, logIn, openProfile } from '../stack/members-area.ts';
import { endedText, endSessions, expectSessionEnded, takeRefusals } from '../stack/member-session.ts';
import type { Member, Members } from '../stack/members-test.ts';

test('edit-subscription leads through the login to the portal, which closes by Escape, button and background [4.10.4] [4.10.5]', async ({
  page,
  member,
}) => {
  await page.goto('/login?edit-subscription');
  await logIn(page, member);
  const { portal, inside, tab } = findPortal(page);
  await expect(inside.getByText(member.email)).toBeVisible();
  await expect(tab).toBeVisible();
  // It slides in.
  await expect.poll(() => portal.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  expect(page.url()).not.toContain('edit-subscription');
  const open = page.getByRole('main').getByRole('button', { name: 'Manage your membership' });
  const first = await portal.locator('iframe').getAttribute('src');
  await page.keyboard.press('Escape');
  await expect(portal).toBeHidden();
  await open.click();
  await expect(inside.getByText(member.email)).toBeVisible();
  expect(await portal.locator('iframe').getAttribute('src')).not.toBe(first);
  await portal.getByRole('button', { name: 'Close' }).click();
  await expect(portal).toBeHidden();
  await open.click();
  await expect(portal).toBeVisible();
  await page.mouse.click(3, 3);
  await expect(portal).toBeHidden();
});

const disable = (members: Members, { uid }: Member) =>
  members.control('PUT', `identity/members/${uid}`, { disabled: true });

test('a session that ended while the profile was open is reported on the next press, and the login leads to the portal [4.8.6] [4.10.4]', async ({
  page,
  members,
  member,
  complaints,
}) => {
  await openProfile(page, member);
  await endSessions(members, member);
  await page.getByRole('main').getByRole('button', { name: 'Manage your membership' }).click();
  await page.waitForURL('**/login?edit-subscription');
  await expectSessionEnded(page.getByRole('main'), complaints);
  await logIn(page, member);
  await page.waitForURL('**/profile*');
  await expect(findPortal(page).inside.getByText(member.email)).toBeVisible();
  await expect(page.getByText(endedText)).toHaveCount(0);
});

test('a member who is disabled while logged in is refused by every route, notified and logged out [4.8.6]', async ({
  page,
  members,
  member,
  complaints,
}) => {
  const token = page.waitForRequest('**/api/v1/member-status');
  await openProfile(page, member);
  const { authorization = '' } = await (await token).allHeaders();
  await disable(members, member);
  expect(await readStatuses(page, authorization, member)).toEqual({
    '/api/v1/cps': 401,
    '/api/v1/member-status': 401,
    '/api/v1/portal-logout': 401,
    '/api/v1/entry': 401,
    '/_member-entry': 401,
  });
  await page.getByRole('main').getByRole('button', { name: 'Manage your membership' }).click();
  await page.waitForURL('**/login*');
  await expect(page.getByRole('main').getByText(endedText)).toBeVisible();
  await page.goto('/members/reading-room');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  takeRefusals(complaints);
});

/** The status that each members' route returns for a token. */
async function readStatuses(page: Page, authorization: string, { chargeBeeId }: Member) {
  const headers = { authorization, origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' };
  const post = (path: string, data: object) => page.request.post(path, { headers, data });
  const path = '/members/reading-room';
  const responses = {
    '/api/v1/cps': post('/api/v1/cps', { id: chargeBeeId }),
    '/api/v1/member-status': post('/api/v1/member-status', {}),
    '/api/v1/portal-logout': post('/api/v1/portal-logout', {}),
    '/api/v1/entry': page.request.get(`/api/v1/entry?path=${path}`, { headers }),
    '/_member-entry': post('/_member-entry', { path }),
  };
  const statuses = Object.entries(responses).map(async ([route, response]) => [
    route,
    (await response).status(),
  ]);
  return Object.fromEntries(await Promise.all(statuses)) as Record<string, number>;
}
