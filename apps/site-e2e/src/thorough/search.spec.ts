import { listAxeFaults } from '@guildhall/contract';
import { openResults } from '../stack/search-results.ts';
import { expect, test } from '../stack/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('visitors search, read excerpts and turn pages of results [2.10.2]', async ({ page }) => {
    await openResults(page, 'the');
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('the future');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page.locator('main mark').first()).toBeVisible();
    const titles = page.locator('main ol h3');
    await expect(titles).toHaveCount(10);
    const first = await titles.allTextContents();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText(/Page 2 of \d+/)).toBeVisible();
    await page.waitForLoadState();
    const second = await titles.allTextContents();
    expect(second.filter((title) => first.includes(title))).toEqual([]);
  });

  test('a search without results leads on [2.10.4]', async ({ page }) => {
    await openResults(page, 'island');
    await page.goto('/search?q=xylophonist');
    await expect(page.getByRole('main')).toContainText('Try fewer words');
    await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link').first().click();
    await expect(page).not.toHaveURL(/search/);
  });
});

test('a search has an address and a title, and a result names its section and leads to its page [2.10.1]', async ({
  page,
}) => {
  await openResults(page, 'island');
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const field = page.getByRole('searchbox', { name: 'Search this site' });
  await field.fill('island');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=island$/);
  await expect(field).toHaveValue('island');
  await expect(page).toHaveTitle(/^Search: island/);
  const result = page.getByRole('link', { name: 'The town that decided to be an island' });
  await expect(page.getByRole('listitem').filter({ has: result })).toContainText('News');
  await result.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The town that decided to be an island');
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
