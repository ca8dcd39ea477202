import { logIn, openMenu, findPortal } from '../stack/members-area.ts';
import { expect, test } from '../stack/members-test.ts';

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

test('if the vendor refuses to be framed, the link to a tab stays visible and works [4.10.6]', async ({
  page,
  members,
  member,
  complaints,
}) => {
  await members.control('PUT', 'billing/live/switches', { denyFrames: true });
  await page.goto('/login?edit-subscription');
  await logIn(page, member);
  const { portal, tab } = findPortal(page);
  await expect(portal.locator('iframe')).toBeVisible();
  // A refused frame loads anyway: the page must not treat that as success.
  await expect.poll(() => page.frames().at(-1)?.url()).toContain('chrome-error:');
  expect(complaints.splice(0)).not.toEqual([]);
  await expect(tab).toBeInViewport({ ratio: 1 });
  await expect(portal.getByText('Page not loading?')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await tab.click();
  await expect((await opened).getByText(member.email)).toBeVisible();
  await (await opened).close();
  await members.control('PUT', 'billing/live/switches', { denyFrames: false });
});

test('if the portal sends nothing, the link to a tab is visible from the start [4.10.6]', async ({
  page,
  member,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/portal/v2/**', async (route) => {
    await released;
    await route.abort().catch(() => undefined);
  });
  await page.goto('/login?edit-subscription');
  await logIn(page, member);
  const { portal, tab } = findPortal(page);
  await expect(tab).toBeInViewport({ ratio: 1 });
  await expect(portal.getByRole('status')).toHaveText('One moment…');
  const opened = page.waitForEvent('popup');
  await page.unroute('**/portal/v2/**');
  await tab.click();
  await expect((await opened).getByText(member.email)).toBeVisible();
  release();
});

test('the gate leads through the login back to its page, which members see until they log out [4.2.2]', async ({
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

test('the gate sends members without access to their profile, and a failed load can be retried [4.2.2]', async ({
  page,
  members,
  complaints,
}) => {
  const links = page.getByRole('main').getByRole('link');
  await page.goto('/members/reading-room');
  await expect(links).toHaveText(['Log in', 'Become a member']);
  const member = await members.add('cancelled');
  await links.first().click();
  await logIn(page, member);
  await page.waitForURL('**/members/reading-room');
  await expect(
    page.getByText('You cannot read this page because your membership is not active.'),
  ).toBeVisible();
  await expect(links).toHaveText(['Your profile']);
  await page.route('**/_member-entry', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.reload();
  await expect(links).toHaveText(['Try again']);
  await links.click();
  await expect(
    page.getByText('You cannot read this page because your membership is not active.'),
  ).toBeVisible();
  await expect(links).toHaveText(['Your profile']);
  // The browser itself reports every refusal.
  expect(complaints.splice(0).filter((line) => !/status of (403|503)/.test(line))).toEqual([]);
});

test('mode=resetPassword shows a notice and goes to the identity service with the query unchanged [2.2.2]', async ({
  page,
  members,
}) => {
  const query = '?mode=resetPassword&oobCode=a%2Bb&lang=en';
  await page.goto(`/news${query}`);
  await expect(page.getByRole('dialog', { name: 'You will be redirected in 2 seconds!' })).toBeVisible();
  await page.waitForURL(`${members.stack.sandbox.origin}/identity/action${query}`);
});

test('a password is set by email, after a scanner has opened every link [2.2.5]', async ({
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
