import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from '../stack/journey-test.ts';
import { logOutFromMenu, openProfile, passGate, readingRoomText } from '../stack/members-area.ts';
import { recordReturns, useRememberingBrowser } from '../stack/remembering-browser.ts';

const test = base.extend<{ remembering: BrowserContext }>({ remembering: useRememberingBrowser });

test('a cached private page comes back without its content after a logout [4.2.3]', async ({
  remembering,
  member,
}) => {
  const page = await remembering.newPage();
  await recordReturns(page);
  await passGate(page, member);
  await expect(page.getByText(readingRoomText)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'News' }).first().click();
  await page.waitForURL('**/news');
  await logOutFromMenu(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-returned', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-held', 'false');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await page.content()).not.toContain(readingRoomText);
});

test('a logout in another tab removes the private page, and going back too [4.2.3] [4.9.3]', async ({
  page,
  member,
  context,
}) => {
  await passGate(page, member);
  await expect(page.getByText(readingRoomText)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/news');
  await logOutFromMenu(other);
  await expect(page.getByText(readingRoomText)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await other.goto('/members/reading-room');
  await other.goto('/about');
  await other.goBack();
  await expect(other.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await other.content()).not.toContain(readingRoomText);
});

test('no private response may be stored by a browser or an intermediary, and no private content is [4.2.3]', async ({
  page,
  member,
}) => {
  const responses: [string, string | undefined][] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/(_member-entry|api\/v1|profile|identitytoolkit|securetoken|firestore)/.test(pathname))
      responses.push([pathname, response.headers()['cache-control']]);
  });
  await openProfile(page, member);
  await passGateLoggedIn(page);
  expect(responses.length).toBeGreaterThan(4);
  expect(responses.filter(([, caching]) => !caching?.includes('no-store'))).toEqual([]);
  const stored = await page.evaluate(readStorage);
  expect(stored, 'the session, which is stored').toContain(member.email);
  expect(stored).not.toContain(readingRoomText);
});

/** Everything that this browser has stored for the site. */
async function readStorage(): Promise<string> {
  const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const stored of await cache.matchAll()) texts.push(await stored.text());
  }
  for (const { name = '' } of await indexedDB.databases()) {
    const opening = indexedDB.open(name);
    await new Promise((resolve) => (opening.onsuccess = resolve));
    for (const store of opening.result.objectStoreNames) {
      const reading = opening.result.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => (reading.onsuccess = resolve));
      texts.push(JSON.stringify(reading.result));
    }
    opening.result.close();
  }
  return texts.join();
}

async function passGateLoggedIn(page: Page) {
  await page.goto('/members/reading-room');
  await expect(page.getByText(readingRoomText)).toBeVisible();
}
