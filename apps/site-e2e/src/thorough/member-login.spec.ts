import { findMenu } from '../stack/members-area.ts';
import { expect, test } from '../stack/members-test.ts';

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
