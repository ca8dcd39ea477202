import { logIn } from '../stack/members-area.ts';
import { startMembersStack } from '../stack/members-stack.ts';
import { expect, test } from '../stack/test.ts';

test('a content service in a folder and behind a password is shown with its pictures, and members read its private entries [2.1.9]', async ({
  page,
}) => {
  const { site, sandbox, stop } = await startMembersStack({}, { folder: '/cms', login: 'editor:hunter2' });
  try {
    await page.goto(`${site.origin}/news`);
    await expect(page.locator('main a[href="/news/the-last-night-shift"]').first()).toBeVisible();
    const picture = page.locator('main img').first();
    await expect(picture).toHaveAttribute('src', new RegExp(`^${sandbox.origin}/cms/media/`));
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.goto(`${site.origin}/members/reading-room`);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await logIn(page, { email: 'active@members.test', password: 'active-password' });
    await expect(page.locator('[data-member-entry]')).toContainText('On the table this month');
    expect(await page.content()).not.toContain('hunter2');
  } finally {
    await page.close();
    await stop();
  }
});
