import { findMenu, logIn } from '../stack/members-area.ts';
import { expect, test } from '../stack/members-test.ts';
import { actAsOldBrowser, useOldBrowser } from '../stack/old-browser.ts';

useOldBrowser(test);

for (const path of ['/login', '/membership', '/p/tide-almanac-2027'])
  test(`${path} does not say that JavaScript is missing [2.11.9]`, async ({ page, context, members }) => {
    await actAsOldBrowser(context);
    await page.goto(`${members.stack.site.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/need JavaScript/).filter({ visible: true })).toHaveCount(0);
  });

test('the login button leads to the login page, and later to the profile [2.11.10]', async ({
  page,
  context,
  member,
}) => {
  await actAsOldBrowser(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/news');
  await expect(findMenu(page)).toBeHidden();
  const open = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  // The first press only fetches the button's code: buttons of popovers are not held.
  await open.click();
  await expect(page.locator('[data-island=member-menu]')).toHaveAttribute('data-awake');
  await open.click();
  await page.waitForURL('**/login');
  await logIn(page, member);
  await page.waitForURL('**/profile');
  await page.goto('/news');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Members’ area/ })
    .click();
  await page.waitForURL('**/profile');
});

test('links that open the login elsewhere lead to its page, and back [2.11.10]', async ({
  page,
  context,
  member,
}) => {
  await actAsOldBrowser(context);
  await page.goto('/news?login=/about');
  await page.waitForURL('**/login');
  await logIn(page, member);
  await page.waitForURL('**/about');
  await page.goto('/news?set-password');
  await page.waitForURL('**/reset-password');
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
});
