import { logIn, openMenu, portalOver } from './stack/members-area.ts';
import { expect, test } from './stack/members-test.ts';

test('edit-subscription leads over the login to the portal, which closes by Escape, button and background [4.10.4] [4.10.5]', async ({
  page,
  member,
}) => {
  await page.goto('/login?edit-subscription');
  await logIn(page, member);
  const { portal, inside, tab } = portalOver(page);
  await expect(inside.getByText(member.email)).toBeVisible();
  await expect(tab).toBeVisible();
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

test('a vendor that refuses to be framed leaves the way to a tab in sight, and that works [4.10.6]', async ({
  page,
  members,
  member,
  complaints,
}) => {
  await members.ask('PUT', 'billing/live/switches', { denyFrames: true });
  await page.goto('/login?edit-subscription');
  await logIn(page, member);
  const { portal, tab } = portalOver(page);
  await expect(portal.locator('iframe')).toBeVisible();
  // A refused frame loads all the same: the page may not take that for a sign.
  await expect.poll(() => page.frames().at(-1)?.url()).toContain('chrome-error:');
  expect(complaints.splice(0)).not.toEqual([]);
  await expect(tab).toBeInViewport({ ratio: 1 });
  await expect(portal.getByText('Page not loading?')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await tab.click();
  await expect((await opened).getByText(member.email)).toBeVisible();
  await (await opened).close();
  await members.ask('PUT', 'billing/live/switches', { denyFrames: false });
});

test('a portal that never says a word leaves the way to a tab in sight from the first moment [4.10.6]', async ({
  page,
  member,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/portal/v2/**', async (route) => {
    await answered;
    await route.abort().catch(() => undefined);
  });
  await page.goto('/login?edit-subscription');
  await logIn(page, member);
  const { portal, tab } = portalOver(page);
  await expect(tab).toBeInViewport({ ratio: 1 });
  await expect(portal.getByRole('status')).toHaveText('One moment…');
  const opened = page.waitForEvent('popup');
  await page.unroute('**/portal/v2/**');
  await tab.click();
  await expect((await opened).getByText(member.email)).toBeVisible();
  answer();
});

test('the gate leads over the login back to its page, which is shown to members and gone after the logout [4.2.2]', async ({
  page,
  member,
}) => {
  await page.goto('/members/reading-room');
  const gate = page.getByRole('main').getByRole('link', { name: 'Log in' });
  await gate.click();
  await logIn(page, member);
  await page.waitForURL('**/members/reading-room');
  await expect(page.locator('[data-member-entry]')).toBeVisible();
  await expect(gate).toBeHidden();
  await openMenu(page, 'Members’ area');
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(gate).toBeVisible();
  await expect(page.locator('[data-member-entry]')).toHaveCount(0);
});

test('the gate tells members who may not read a page to go to their profile, and what cannot be fetched can be asked for again [4.2.2]', async ({
  page,
  members,
  complaints,
}) => {
  const ways = page.getByRole('main').getByRole('link');
  await page.goto('/members/reading-room');
  await expect(ways).toHaveText(['Log in', 'Become a member']);
  const member = await members.add('cancelled');
  await ways.first().click();
  await logIn(page, member);
  await page.waitForURL('**/members/reading-room');
  await expect(
    page.getByText('You cannot read this page because your membership is not active.'),
  ).toBeVisible();
  await expect(ways).toHaveText(['Your profile']);
  await page.route('**/_member-entry', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.reload();
  await expect(ways).toHaveText(['Try again']);
  await ways.click();
  await expect(
    page.getByText('You cannot read this page because your membership is not active.'),
  ).toBeVisible();
  await expect(ways).toHaveText(['Your profile']);
  // The browser itself says of every refusal that there was one.
  expect(complaints.splice(0).filter((line) => !/status of (403|503)/.test(line))).toEqual([]);
});

test('mode=resetPassword says so and goes to the identity service with the query as it came [2.2.2]', async ({
  page,
  members,
}) => {
  const query = '?mode=resetPassword&oobCode=a%2Bb&lang=en';
  await page.goto(`/news${query}`);
  await expect(page.getByRole('dialog', { name: 'You will be redirected in 2 seconds!' })).toBeVisible();
  await page.waitForURL(`${members.stack.sandbox.origin}/identity/action${query}`);
});

test('a password is set by mail, after a scanner has opened every link [2.2.5]', async ({
  page,
  members,
  member,
}) => {
  await page.goto('/reset-password');
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(member.email);
  await form.getByRole('button', { name: 'Send link' }).click();
  await expect(form.getByRole('status').filter({ hasText: /sent/ })).toBeVisible();
  await expect.poll(async () => (await members.mailsTo(member.email)).length).toBe(1);
  const [mail] = await members.mailsTo(member.email);
  if (!mail) throw new Error('No mail came');
  await members.scan(mail);
  const link = mail.links.find((one) => one.includes('oobCode='));
  await page.goto(link ?? '');
  await expect(form.getByLabel('New password', { exact: true })).toBeVisible();
  expect(page.url()).not.toContain('oobCode');
  await form.getByLabel('New password', { exact: true }).fill('a lighthouse keeper’s lamp');
  await form.locator('button[type=submit]').click();
  await expect(form.getByRole('link', { name: 'Your profile' })).toBeVisible();
});
