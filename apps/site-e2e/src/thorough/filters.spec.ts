import type { Page } from '@playwright/test';
import { findKnownAddress } from '../stack/known-address.ts';
import { startStack } from '../stack/stack.ts';
import { expect, test } from '../stack/test.ts';

const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true });
const current = (page: Page) =>
  page.getByRole('navigation', { name: 'Categories' }).locator('a[aria-current=page]');

test.describe('the filters of an entry list', () => {
  test('show the cards of a category, by keyboard [4.1.1]', async ({ page }) => {
    await page.goto('/news');
    await category(page, 'All').focus();
    await page.keyboard.press('Tab');
    await expect(category(page, 'Oceans')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(current(page)).toHaveText('Oceans');
    await expect(page).toHaveURL(/\?cat=oceans$/);
  });

  test('lead to the category’s page if their code cannot be loaded, even if that page is slow [8.3.2]', async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(() => {
      const later = setTimeout;
      Object.assign(globalThis, {
        setTimeout: (work: () => void, ms: number) =>
          ms === 1_500 ? later(() => [work(), console.debug('waited')]) : later(work, ms),
      });
    });
    await page.goto('/news');
    const late = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.route(/\?cat=oceans$/, async (route) => {
      await late.promise;
      await route.continue();
    });
    const waited = page.waitForEvent('console', (message) => message.text() === 'waited');
    await category(page, 'Oceans').click({ noWaitAfter: true });
    await waited;
    await page.unroute('**/assets/*.js');
    late.resolve();
    await expect(page).toHaveURL(/\/news\?cat=oceans$/);
    await expect(current(page)).toHaveText('Oceans');
    expect(new Set(complaints.splice(0))).toEqual(new Set(['Failed to load resource: net::ERR_FAILED']));
  });

  test('have one canonical URL, and an unknown category shows the page itself [4.1.4]', async ({
    page,
    request,
  }) => {
    const html = async (path: string) => (await request.get(path)).text();
    const plain = await html('/news');
    for (const cat of ['', 'nonsense', '__proto__', 'oceans%00', '../wp-cron.php'])
      expect(await html(`/news?cat=${cat}`)).toBe(plain);
    expect(await html('/news?cat=oceans')).not.toBe(plain);
    await page.goto('/news?cat=oceans');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'http://site.test/news');
  });

  test('apply a click made before hydration', async ({ page }) => {
    await page.route('**/assets/kit-*.js', (route) => route.abort());
    await page.goto('/news');
    await category(page, 'Cities').dispatchEvent('click');
    await expect(page).toHaveURL(/\?cat=cities$/);
    await expect(current(page)).toHaveText('Cities');
  });

  test('keep working on pages sent before a restart of the site [7.1.4]', async ({ page, complaints }) => {
    const { SITE_PORT, SITE_ORIGIN } = await findKnownAddress();
    const stack = await startStack({ SITE_PORT, SITE_ORIGIN }, { SITE_ORIGIN });
    await page.goto(`${stack.site.origin}/news`);
    await stack.restartSite();
    complaints.length = 0; // The browser itself reports requests it made while the site was away.
    await category(page, 'Oceans').hover();
    await expect(page.locator('[data-island="entry-filters"]')).toHaveAttribute('data-awake');
    await category(page, 'Oceans').click();
    await expect(page.getByRole('status').filter({ hasText: 'shown' })).toContainText('entries shown');
    await page.close();
    await stack.stop();
  });

  test('can retry all entries if the first load failed [4.1.3]', async ({ page, ownStack }) => {
    const { site, sandbox } = ownStack;
    await sandbox.fault({ mode: 'error', match: '/wp-json/cards' });
    await page.goto(`${site.origin}/news`);
    await expect(page.getByText('We could not load these entries.')).toBeVisible();
    await sandbox.reset();
    await category(page, 'All').hover();
    await expect(page.locator('[data-island="entry-filters"]')).toHaveAttribute('data-awake');
    await category(page, 'All').click();
    await expect(page.getByRole('status').filter({ hasText: 'shown' })).toContainText('entries shown');
  });
});
