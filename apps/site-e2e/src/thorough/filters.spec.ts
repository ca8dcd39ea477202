import type { Page } from '@playwright/test';
import { findKnownAddress } from '../stack/known-address.ts';
import { startStack } from '../stack/stack.ts';
import { expect, test } from '../stack/test.ts';

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

  test('say that the cards cannot be loaded, keep the selection and retry [4.1.3]', async ({
    page,
    ownStack,
    complaints,
  }) => {
    const { site, sandbox } = ownStack;
    await page.goto(`${site.origin}/news`);
    await sandbox.fault({ mode: 'error', match: '/wp-json/cards' });
    await category(page, 'Oceans').hover();
    await expect(page.locator('[data-island="entry-filters"]')).toHaveAttribute('data-awake');
    await category(page, 'Oceans').click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(current(page)).toHaveText('Oceans');
    await sandbox.reset();
    await expect(async () => {
      await page.getByRole('button', { name: 'Try again' }).click({ timeout: 2_000 });
      await expect(page.locator('#main li a').first()).toBeVisible({ timeout: 3_000 });
    }).toPass();
    complaints.length = 0; // The browser itself reports the 503.
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
