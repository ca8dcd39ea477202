import { logIn, findMenu, openMenu, openProfile } from '../stack/members-area.ts';
import { expect, test } from '../stack/members-test.ts';

test('a visitor who never logged in loads nothing from the identity service [4.8.9]', async ({
  page,
  members,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(`${members.stack.site.origin}/news`);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => /identity|securetoken|members-|page-members/.test(url))).toEqual([]);
  expect(requested.filter((url) => url.endsWith('.js'))).toHaveLength(1);
});

test('the header invites visitors, but not members, to join [2.3.9]', async ({ page, member }) => {
  const invitation = page.getByRole('banner').getByRole('link', { name: 'Become a member' });
  await page.goto('/news');
  await expect(invitation).toBeVisible();
  await openMenu(page, 'Log in');
  await logIn(page, member, findMenu(page));
  await expect(invitation).toBeHidden();
  await page.goto('/about');
  await expect(page.getByRole('banner').getByRole('button', { name: /Members’ area/ })).toBeVisible();
  await expect(invitation).toBeHidden();
  await openMenu(page, 'Members’ area');
  await findMenu(page).getByRole('button', { name: 'Log out' }).click();
  await expect(invitation).toBeVisible();
});

test('the login opens on the first press, before any of it has loaded, and keeps what was typed before that [4.8.10]', async ({
  page,
  member,
}) => {
  const held = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().includes('/start-')) await held.promise;
    await route.continue();
  });
  await page.goto('/news');
  const open = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await open.click();
  await expect(findMenu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(findMenu(page)).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await findMenu(page).getByLabel('Email').fill(member.email);
  await findMenu(page).getByLabel('Password', { exact: true }).fill(member.password);
  await findMenu(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page.locator('[data-awake]')).toHaveCount(0);
  await expect(findMenu(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  held.resolve(undefined);
  await expect(findMenu(page).getByText(member.email)).toBeVisible();
});

test('the keyboard alone logs in, opens the menu and logs out [4.8.7]', async ({ page, member }) => {
  await page.goto('/news');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).focus();
  await page.keyboard.press('Enter');
  await expect(findMenu(page)).toBeVisible();
  await findMenu(page).getByLabel('Email').focus();
  await page.keyboard.type(member.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(member.password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(findMenu(page).getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(findMenu(page).getByText(member.email)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(findMenu(page)).toBeHidden();
});

test('a sign-up form tells members that they are logged in before they touch it, and has their email address [2.5.6]', async ({
  page,
  member,
  members,
}) => {
  // The form’s first touch fetches the billing vendor’s script, whose own styles the policy blocks.
  await members.control('PUT', 'billing/script', { styles: 'link' });
  await openProfile(page, member);
  await page.goto('/membership');
  const box = page
    .getByRole('article')
    .filter({ has: page.locator('form') })
    .first();
  await box.locator('summary').click();
  await expect(box.getByText(`You are logged in as ${member.email}.`)).toBeVisible();
  await expect(box.getByRole('group', { name: 'Your details' }).getByLabel('Email')).toHaveValue(
    member.email,
  );
  await expect(box.getByRole('link', { name: 'Your profile' })).toHaveAttribute('href', '/profile');
});

test('a logout applies to every tab, and leaves the profile [4.9.3]', async ({ page, member, context }) => {
  await page.goto('/login');
  await logIn(page, member);
  await page.waitForURL('**/profile');
  await expect(page.getByText('Your membership is active.')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByText('Your membership is active.')).toBeVisible();
  await other.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await other.waitForURL('**/login');
  await page.waitForURL('**/login');
  expect(await page.content()).not.toContain(member.email);
});
