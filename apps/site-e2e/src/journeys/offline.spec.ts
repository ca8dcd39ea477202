import type { Page } from '@playwright/test';
import { createDoorway, type Doorway } from '../stack/doorway.ts';
import { expect, test as base } from '../stack/journey-test.ts';
import { logIn, readingRoomText } from '../stack/members-area.ts';
import { readCaches, storePage, touch } from '../stack/stored-pages.ts';

const test = base.extend<{ doorway: Doorway }>({
  doorway: async ({ product }, use) => {
    const doorway = await createDoorway();
    doorway.openTo(product.site.origin);
    await use(doorway);
    await doorway.stop();
  },
});

test.use({ serviceWorkers: 'allow' });

const getOfflineLinks = (page: Page) =>
  page.getByRole('region', { name: 'Pages you can read now' }).getByRole('link');

test('without a connection, pages that were read open, and the others give way to a list of them [7.10.1] [7.10.2]', async ({
  page,
  doorway: { origin, ...doorway },
  complaints,
}) => {
  await storePage(page, '/', origin);
  await storePage(page, '/news', origin);
  await doorway.shut();
  const unread = await page.goto(`${origin}/about`);
  expect(unread?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You seem to be offline');
  await expect(getOfflineLinks(page)).toHaveText(['News', /./]);
  await getOfflineLinks(page).first().click();
  await expect(page).toHaveURL(`${origin}/news`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await doorway.open();
  await page.goto(`${origin}/about`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You seem to be offline');
  complaints.length = 0; // The browser itself reports what it did not get.
});

test('nothing of a member, and nothing that a visitor searched for, is stored [7.10.3]', async ({
  page,
  product,
  member,
  complaints,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await storePage(page, '/');
  await page.goto('/login');
  await logIn(page, member);
  await page.waitForURL('**/profile');
  await page.getByText('Your membership is active.').waitFor();
  await touch(page);
  await page.goto('/members/reading-room');
  await page.getByText(readingRoomText).waitFor();
  await touch(page);
  for (const path of ['/p?q=lamp', '/news?testsite=1', '/nowhere', '/reset-password']) {
    await page.goto(path);
    await touch(page);
  }
  await storePage(page, '/about');
  const { 'guildhall-pictures': pictures = [], ...others } = await readCaches(page);
  const stored = Object.values(others).flat();
  const allowed = /^\/(?:|about|_index|_offline|assets\/[\w.-]+)$/;
  expect(stored.filter((path) => !allowed.test(path))).toEqual([]);
  expect(stored.some((path) => path.startsWith('/assets/'))).toBe(true);
  const readHtml = async (path: string) => (await fetch(product.site.origin + path)).text();
  const shown = (await Promise.all(['/', '/about', '/nowhere'].map(readHtml))).join();
  expect(pictures.filter((url) => url !== '/_index' && !shown.includes(url))).toEqual([]);
  expect(requested).toContain('/_member-entry');
  complaints.length = 0; // The browser itself reports the 404.
});
