// cspell:ignore beitrag mitglied werden
import type { Page } from '@playwright/test';
import { listAxeFaults } from '../stack/axe.ts';
import { expect, secondTest, test } from '../stack/journey-test.ts';
import { findMenu, openMenu, openProfile } from '../stack/members-area.ts';
import { fillCart, findDrawer } from '../stack/shop-test.ts';
import { findBox } from '../stack/sign-up-test.ts';

/** axe finds nothing in dark mode, and nothing is wider than the smallest phone. */
async function expectAccessible(page: Page, part?: string): Promise<void> {
  // The frame's content is the vendor's.
  const found = await listAxeFaults(page, { ...(part && { include: part }), exclude: 'iframe' });
  expect(found, page.url()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(
    320,
  );
}

for (const run of [test, secondTest])
  run.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  });

test('axe finds nothing on editorial pages, lists, the search and the page of an error, and they fit 320 px', async ({
  page,
  complaints,
}) => {
  for (const path of [
    '/',
    '/news',
    '/news/the-last-night-shift',
    '/search?q=island',
    '/no/such/page',
    '/accessibility',
  ]) {
    await page.goto(path);
    await expectAccessible(page);
  }
  complaints.length = 0; // The browser itself reports the 404, and the tool's inline styles.
});

test('axe finds nothing in the shop and in the cart, and they fit 320 px', async ({ page }) => {
  for (const path of ['/p', '/p/collections/crossings?sort=price-low&page=3', '/p?q=nothing+such']) {
    await page.goto(path);
    await expectAccessible(page);
  }
  await fillCart(page, 'print-cones', 'event-scenario-evening');
  await expectAccessible(page);
  await page.goto('/cart');
  const { lines, drawer, button } = findDrawer(page);
  await expect(lines).toHaveCount(2);
  await expectAccessible(page, 'dialog[open]');
  await button('Close the cart').click();
  await expect(drawer).toBeHidden();
  await expectAccessible(page);
  await page.locator('[data-wakes=cart]').click();
  await button('EU business with a VAT number').click();
  await button('Check VAT number and get invoice').click();
  await expect(drawer).toContainText('VAT number is required');
  await expectAccessible(page, 'dialog[open]');
});

test('axe finds nothing in forms with errors, the members’ menu and profile, and they fit 320 px [2.5.3] [4.8.7] [4.8.11]', async ({
  page,
  member,
}) => {
  await page.goto('/membership');
  const { open, form, button, trouble } = findBox(page, 'donation');
  await open();
  await form.getByLabel('Report my donation for tax deduction').check();
  await button.click();
  await expect(trouble.filter({ hasText: 'There is a problem' })).toBeFocused();
  await expectAccessible(page);
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('main').getByText('Email is required')).toBeVisible();
  await expectAccessible(page);
  await openProfile(page, member);
  await expectAccessible(page);
  await openMenu(page, 'Members’ area');
  await expect(findMenu(page).getByText(member.email)).toBeVisible();
  await expectAccessible(page);
});

test.describe('before a choice', () => {
  test.use({ hasRefusedTags: false });

  test('axe finds nothing in the question about tags and on its page, and they fit 320 px', async ({
    page,
  }) => {
    for (const path of ['/about', '/_consent']) {
      await page.goto(path);
      if (path === '/about') await page.getByRole('region', { name: 'Cookies' }).waitFor();
      await expectAccessible(page);
    }
  });
});

secondTest(
  'axe finds nothing on pages of another organisation and in its menu, and they fit 320 px [2.3.18]',
  async ({ page }) => {
    for (const path of ['/beitrag', '/mitglied-werden', '/']) {
      await page.goto(path);
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Menü' }).click();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Mitglied werden' })).toBeVisible();
    await expectAccessible(page);
  },
);
