import type { BrowserContext } from '@playwright/test';
import { logOutFromMenu, openProfile, passGate, readingRoomText } from '../stack/members-area.ts';
import { expect, test as base } from '../stack/members-test.ts';
import { recordReturns, useRememberingBrowser } from '../stack/remembering-browser.ts';

const test = base.extend<{ remembering: BrowserContext }>({ remembering: useRememberingBrowser });

test('a cached private page has its content again for a member who is still logged in [4.2.3]', async ({
  remembering,
  member,
}) => {
  const page = await remembering.newPage();
  await recordReturns(page);
  await passGate(page, member);
  await page.getByRole('banner').getByRole('link', { name: 'News' }).first().click();
  await page.waitForURL('**/news');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-returned', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-held', 'false');
  await expect(page.getByText(readingRoomText)).toBeVisible();
});

test('a profile does not come back after a logout from any browser cache [4.2.3] [4.9.3]', async ({
  remembering,
  member,
}) => {
  const page = await remembering.newPage();
  await openProfile(page, member);
  await page.getByRole('banner').getByRole('link', { name: 'News' }).first().click();
  await page.waitForURL('**/news');
  await logOutFromMenu(page);
  await page.addInitScript((email) => {
    addEventListener('pageshow', () => {
      if (document.body.textContent.includes(email)) sessionStorage.setItem('seen', email);
    });
  }, member.email);
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL('**/login');
  expect(await page.content()).not.toContain(member.email);
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
});
