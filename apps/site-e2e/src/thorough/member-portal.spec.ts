import { logIn, findPortal } from '../stack/members-area.ts';
import { expect, test } from '../stack/members-test.ts';

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

test('a password is set by email, after a scanner has opened every link [2.2.5]', async ({
  page,
  members,
  member,
}) => {
  await page.goto('/reset-password');
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(member.email);
  await form.getByRole('button', { name: 'Send link' }).click();
  await expect(form.getByRole('status').filter({ hasText: /sending/ })).toBeVisible();
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
