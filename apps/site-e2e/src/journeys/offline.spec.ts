import { expect, test } from '../stack/journey-test.ts';

/** Everything in the caches, by name. */
const readCaches = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname + new URL(url).search)];
    });
    return Object.fromEntries(await Promise.all(keys)) as Record<string, string[]>;
  });

const readPages = async (page: Page) =>
  ((await readCaches(page))['guildhall-pages'] ?? []).filter((path) => path !== '/_index').sort();

/** Opens a page and touches it. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => readPages(page), path).toContain(path);
}

const getOfflineLinks = (page: Page) =>
test('without a connection, pages that were read open, and the others give way to a list of them [7.10.1] [7.10.2]', async ({
  page,
  doorway,
}) => {
  await read(page, '/');
  await read(page, '/news');
  await doorway.shut();
  const unread = await page.goto('/about');
  expect(unread?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You seem to be offline');
  await expect(getOfflineLinks(page)).toHaveText(['News', /./]);
  await getOfflineLinks(page).first().click();
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await doorway.open();
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You seem to be offline');
});

test('nothing of a member, and nothing that a visitor searched for, is stored [7.10.3]', async ({
  page,
  doorway,
}) => {
  await read(page, '/');
  await logIn(page);
  await page.getByText('Your membership is active.').waitFor();
  await touch(page);
  await page.goto('/members/reading-room');
  await page.getByText('On the table this month').waitFor();
  await touch(page);
  for (const path of ['/p?q=lamp', '/news?testsite=1', '/nowhere', '/reset-password']) {
    await page.goto(path);
    await touch(page);
  }
  await read(page, '/about');
  const { 'guildhall-pictures': pictures = [], ...others } = await readCaches(page);
  const stored = Object.values(others).flat();
  const allowed = /^\/(?:|about|_index|_offline|assets\/[\w.-]+)$/;
  expect(stored.filter((path) => !allowed.test(path))).toEqual([]);
  expect(stored.some((path) => path.startsWith('/assets/'))).toBe(true);
  const readHtml = async (path: string) => (await fetch(doorway.origin + path)).text();
  const shown = (await Promise.all(['/', '/about', '/nowhere'].map(readHtml))).join();
  expect(pictures.filter((url) => url !== '/_index' && !shown.includes(url))).toEqual([]);
  expect(doorway.requests.some(({ path }) => path === '/_member-entry')).toBe(true);
});

/** Touches the page, and waits until it has reported to the service worker. */
async function touch(page: Page): Promise<void> {
  await page.mouse.wheel(0, 200);
  const hasReported = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/connect-worker-'));
  await expect.poll(() => page.evaluate(hasReported)).toBe(true);
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('active@members.test');
  await main.getByLabel('Password', { exact: true }).fill('active-password');
  await main.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/profile');
}

test('a page that was opened and not touched is not stored [7.10.2]', async ({ page, doorway }) => {
