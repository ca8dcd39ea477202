import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { chromiumArguments, getChromiumPath } from '../../../../config/chromium.ts';
import { openMenu, passGate, openProfile } from '../stack/members-area.ts';
import { expect, test as base } from '../stack/members-test.ts';

/** Text that only the reading room contains. */
const secret = 'On the table this month';

interface Fixtures {
  /** A browser with a back/forward cache, like a visitor’s; the other tests turn it off. */
  remembering: BrowserContext;
}

const test = base.extend<Fixtures>({
  remembering: async ({ baseURL, extraHTTPHeaders }, use) => {
    const browser = await chromium.launch({
      executablePath: getChromiumPath(),
      args: [...chromiumArguments],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      ...(extraHTTPHeaders && { extraHTTPHeaders }),
      serviceWorkers: 'block',
    });
    await use(context);
    await browser.close();
  },
});

/**
 * Records when the page is shown again from memory, with its members’ content at that moment, before any other code
 * runs.
 */
const recordReturns = (page: Page) =>
  page.addInitScript((text) => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['returned'] = String(persisted);
      document.documentElement.dataset['held'] = String(document.body.textContent.includes(text));
    });
  }, secret);

async function logOutFromMenu(page: Page) {
  await openMenu(page, 'Members’ area');
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByLabel('Log in', { exact: true })).toBeVisible();
}

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
  await expect(page.getByText(secret)).toBeVisible();
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
