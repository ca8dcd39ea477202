import { expect, secondTest } from '../stack/journey-test.ts';
import { openResults } from '../stack/search-results.ts';

secondTest('another organisation’s search is at its own path, in its language [2.10.7]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Suche' }).click();
  await expect(page).toHaveURL(/\/suche#q$/);
  await openResults(page, 'Booten', '/suche');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suche');
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/Seiten? zu „Booten“/);
});
