import type { Page } from '@playwright/test';
import { createPage, readBlocks } from '../stack/entries.ts';
import { expect, test } from '../stack/journey-test.ts';
import { retryMs } from '../stack/stack.ts';

const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true });
const titles = (page: Page) => page.locator('#main li h2');
const current = (page: Page) =>
  page.getByRole('navigation', { name: 'Categories' }).locator('a[aria-current=page]');

test.describe('the filters of an entry list', () => {
  test(
    'show the cards of a category, by mouse, without leaving the page [4.1.1] [2.4.2]',
    { tag: '@packed' },
    async ({ page }) => {
      await page.goto('/news');
      await expect(current(page)).toHaveText('All');
      const all = await titles(page).count();
      await page.evaluate(() => (document.body.dataset['stays'] = ''));
      await category(page, 'Oceans').hover();
      await expect(page.locator('[data-island="entry-filters"]')).toHaveAttribute('data-awake');
      await category(page, 'Oceans').click();
      await expect(current(page)).toHaveText('Oceans');
      await expect(page.getByRole('status').filter({ hasText: 'shown' })).toContainText('entries shown');
      expect(await titles(page).count()).toBeLessThan(all);
      await category(page, 'All').click();
      await expect(titles(page)).toHaveCount(all);
      await expect(page.locator('body')).toHaveAttribute('data-stays');
    },
  );

  test('are in the URL, which survives reload, back and forward, and sharing [4.1.4]', async ({
    page,
    context,
  }) => {
    await page.goto('/news');
    const all = await titles(page).count();
    await category(page, 'Oceans').hover();
    await expect(page.locator('[data-island="entry-filters"]')).toHaveAttribute('data-awake');
    await category(page, 'Oceans').click();
    await expect(page).toHaveURL(/\/news\?cat=oceans$/);
    await expect(page.getByRole('status').filter({ hasText: 'shown' })).toContainText('entries shown');
    const oceans = await titles(page).allTextContents();
    await page.reload();
    expect(await titles(page).allTextContents()).toEqual(oceans);
    await expect(current(page)).toHaveText('Oceans');
    // The step before belongs to the document that was there before the reload.
    await page.goBack();
    await expect(current(page)).toHaveText('All');
    await expect(titles(page)).toHaveCount(all);
    await page.goForward();
    await expect(current(page)).toHaveText('Oceans');
    await expect(titles(page)).toHaveText(oceans);
    const friend = await context.newPage();
    await friend.goto(page.url());
    expect(await titles(friend).allTextContents()).toEqual(oceans);
    await friend.close();
  });

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
