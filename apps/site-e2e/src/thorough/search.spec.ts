import type { Page } from '@playwright/test';
import { listAxeFaults } from '../stack/axe.ts';
import { tabTo } from '../stack/keyboard.ts';
import { secondOrganisation } from '../stack/organisations.ts';
import { startStack } from '../stack/stack.ts';
import { expect, test } from '../stack/test.ts';

/** Opens the results; the index is filled in the background after the start. */
async function openResults(page: Page, query: string, path = '/search'): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.goto(`${path}?q=${encodeURIComponent(query)}`);
        return page.locator('main ol > li').count();
      },
      { timeout: 30_000, intervals: [3_000] },
    )
    .toBeGreaterThan(0);
}

test('the header leads to the search, by keyboard alone, and a result to its page [2.10.1]', async ({
  page,
}) => {
  await page.goto('/about');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Search' }));
  await page.keyboard.press('Enter');
  const field = page.getByRole('searchbox', { name: 'Search this site' });
  await expect(field).toBeFocused();
  await page.keyboard.type('island');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=island$/);
  await openResults(page, 'island');
  await expect(field).toHaveValue('island');
  await expect(page).toHaveTitle(/^Search: island/);
  const result = page.getByRole('link', { name: 'The town that decided to be an island' });
  await expect(page.getByRole('listitem').filter({ has: result })).toContainText('News');
  await tabTo(page, result);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The town that decided to be an island');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('visitors search, read excerpts and turn pages of results [2.10.2]', async ({ page }) => {
    await openResults(page, 'the');
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('the future');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page.locator('main mark').first()).toBeVisible();
    const first = await page.locator('main ol h3').allTextContents();
    expect(first).toHaveLength(10);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText(/Page 2 of \d+/)).toBeVisible();
    const second = await page.locator('main ol h3').allTextContents();
    expect(second.filter((title) => first.includes(title))).toEqual([]);
  });

  test('a typing error leads to what was meant [2.10.4]', async ({ page }) => {
    await openResults(page, 'island');
    await page.goto('/search?q=ilsand');
    await expect(page.getByRole('heading', { name: 'No page matches “ilsand”' })).toBeVisible();
    await page.getByRole('paragraph').filter({ hasText: 'Did you mean' }).getByRole('link').click();
    await expect(page.getByRole('searchbox')).toHaveValue('island');
    await expect(page.locator('main ol > li').first()).toBeVisible();
  });

  test('products are shown beside the pages, with a link to all of them [2.10.10]', async ({ page }) => {
    await page.goto('/search?q=crossings');
    const products = page.getByRole('region', { name: 'In the shop' });
    await expect(products.getByRole('listitem')).toHaveCount(4);
    await products.getByRole('link', { name: /^View all \d+ products$/ }).click();
    await expect(page).toHaveURL(/\/p\?q=crossings$/);
  });

  test('a search without results leads on [2.10.4]', async ({ page }) => {
    await openResults(page, 'island');
    await page.goto('/search?q=xylophonist');
    await expect(page.getByRole('main')).toContainText('Try fewer words');
    await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link').first().click();
    await expect(page).not.toHaveURL(/search/);
  });
});

test('members’ texts are never found [2.10.5]', async ({ page }) => {
  await openResults(page, 'island');
  await page.goto('/search?q=reading+room');
  await expect(page.locator('main a[href="/members/reading-room"]')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the search page in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openResults(page, 'island');
    expect(await listAxeFaults(page)).toEqual([]);
    await page.goto('/search?q=xylophonist');
    expect(await listAxeFaults(page)).toEqual([]);
  });

test('results fit a 320 px window without horizontal scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openResults(page, 'island');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('another organisation’s search is at its own path, in its language [2.10.7]', async ({ page }) => {
  const stack = await startStack({}, {}, {}, secondOrganisation);
  try {
    await page.goto(stack.site.origin);
    await page.getByRole('banner').getByRole('link', { name: 'Suche' }).click();
    await expect(page).toHaveURL(/\/suche#q$/);
    await openResults(page, 'Booten', `${stack.site.origin}/suche`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suche');
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/Seiten? zu „Booten“/);
  } finally {
    await page.close();
    await stack.stop();
  }
});
