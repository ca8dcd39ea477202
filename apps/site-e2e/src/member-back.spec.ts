import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { chromiumArguments, getChromiumPath } from '../../../tools/library/chromium.ts';
import { openMenu, throughGate, toProfile } from './stack/members-area.ts';
import { expect, test as base } from './stack/members-test.ts';

/** What is in the reading room alone. */
const secret = 'On the table this month';

interface Fixtures {
  /** A browser that remembers pages, as a visitor’s does; the one of the other tests is told not to. */
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
 * Notes in the page when it is shown again as it was left, and what of the members’ page it then holds, before anything
 * else runs.
 */
const noteReturns = (page: Page) =>
  page.addInitScript((words) => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['returned'] = String(persisted);
      document.documentElement.dataset['held'] = String(document.body.textContent.includes(words));
    });
  }, secret);

async function logOutFromMenu(page: Page) {
  await openMenu(page, 'Members’ area');
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByLabel('Log in', { exact: true })).toBeVisible();
}

test('a private page that the browser remembered comes back without its content after a logout [4.2.3]', async ({
  remembering,
  member,
}) => {
  const page = await remembering.newPage();
  await noteReturns(page);
  await throughGate(page, member);
  await expect(page.getByText(secret)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'News' }).first().click();
  await page.waitForURL('**/news');
  await logOutFromMenu(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-returned', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-held', 'false');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await page.content()).not.toContain(secret);
});

test('a private page that the browser remembered has its content again for a member who is still logged in [4.2.3]', async ({
  remembering,
  member,
}) => {
  const page = await remembering.newPage();
  await noteReturns(page);
  await throughGate(page, member);
  await page.getByRole('banner').getByRole('link', { name: 'News' }).first().click();
  await page.waitForURL('**/news');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-returned', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-held', 'false');
  await expect(page.getByText(secret)).toBeVisible();
});

test('a profile does not come back after a logout, from no memory of the browser [4.2.3] [4.9.3]', async ({
  remembering,
  member,
}) => {
  const page = await remembering.newPage();
  await toProfile(page, member);
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

test('a logout in another tab takes the private page away, and its way back too [4.2.3] [4.9.3]', async ({
  page,
  member,
  context,
}) => {
  await throughGate(page, member);
  await expect(page.getByText(secret)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/news');
  await logOutFromMenu(other);
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await other.goto('/members/reading-room');
  await other.goto('/about');
  await other.goBack();
  await expect(other.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await other.content()).not.toContain(secret);
});

test('no answer with something private may be stored by a browser or by anything on the way [4.2.3]', async ({
  page,
  member,
}) => {
  const answers: [string, string | undefined][] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/(_member-entry|api\/v1|profile|identitytoolkit|securetoken|firestore)/.test(pathname))
      answers.push([pathname, response.headers()['cache-control']]);
  });
  await toProfile(page, member);
  await throughGateLoggedIn(page);
  expect(answers.length).toBeGreaterThan(4);
  expect(answers.filter(([, caching]) => !caching?.includes('no-store'))).toEqual([]);
});

async function throughGateLoggedIn(page: Page) {
  await page.goto('/members/reading-room');
  await expect(page.getByText(secret)).toBeVisible();
}
