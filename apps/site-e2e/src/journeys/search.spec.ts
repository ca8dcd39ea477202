import { tabTo } from '../stack/keyboard.ts';
import { expect, secondTest, test } from '../stack/journey-test.ts';
import { openResults } from '../stack/search-results.ts';

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

secondTest('another organisation’s search is at its own path, in its language [2.10.7]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Suche' }).click();
  await expect(page).toHaveURL(/\/suche#q$/);
  await openResults(page, 'Booten', '/suche');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suche');
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/Seiten? zu „Booten“/);
});
