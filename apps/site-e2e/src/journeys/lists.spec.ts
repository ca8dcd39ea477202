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
    // No other journey opens this category, whose cards the site would still have.
    const name = 'Cities';
    const list = await readBlocks(product, '/news', 'acf/page-title', 'acf/entry-list');
    await sandbox.putEntry('/other-news', createPage('/other-news', 'Other news', list));
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
