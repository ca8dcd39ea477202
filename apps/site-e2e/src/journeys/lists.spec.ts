import type { Page } from '@playwright/test';
import { createPage, readBlocks } from '../stack/entries.ts';
import { expect, test } from '../stack/journey-test.ts';
import { retryMs } from '../stack/stack.ts';

const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true });
const current = (page: Page) =>
  page.getByRole('navigation', { name: 'Categories' }).locator('a[aria-current=page]');

test.describe('the filters of an entry list', () => {
  test('say that the cards cannot be loaded, keep the selection and retry [4.1.3]', async ({
    page,
    product,
    complaints,
  }) => {
    const { sandbox } = product;
    // No other page has this category: the site would show the cards that it read there.
    const name = 'Short news';
    const filters = '/wp-json/filters/api/other-news';
    const route = `${sandbox.origin}/wp-json/cards/api/news?category=13&per_page=7`;
    await sandbox.putCards(filters, [{ id: '13', name, route }]);
    const [list] = await readBlocks(product, '/news', 'acf/entry-list');
    const ownList = { ...list, cats: { route: sandbox.origin + filters } };
    await sandbox.putEntry('/other-news', createPage('/other-news', 'Other news', [ownList]));
    await page.goto('/other-news');
    await sandbox.fault({ mode: 'error', match: '/wp-json/cards' });
    await category(page, name).hover();
    await expect(page.locator('[data-island="entry-filters"]')).toHaveAttribute('data-awake');
    await category(page, name).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(current(page)).toHaveText(name);
    await sandbox.reset();
    await product.moveClocks(retryMs);
    await expect(async () => {
      await page.getByRole('button', { name: 'Try again' }).click({ timeout: 2_000 });
      await expect(page.locator('#main li a').first()).toBeVisible({ timeout: 3_000 });
    }).toPass();
    complaints.length = 0; // The browser itself reports the 503.
  });
});
