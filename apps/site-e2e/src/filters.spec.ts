import { expect, test } from './stack/test.ts';

test.describe('the filters of an entry list', () => {
  test('show the cards of a category, by mouse [4.1.1] [2.4.2]', async ({ page }) => {
    await page.goto('/news');
    const tabs = page.getByRole('tab');
    await expect(tabs.first()).toHaveText('All');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    const all = await page.getByRole('tabpanel').locator('li').count();
    await tabs.nth(1).click();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'false');
    await expect.poll(() => page.getByRole('tabpanel').locator('li:has(a)').count()).toBeLessThan(all);
    await tabs.first().click();
    await expect.poll(() => page.getByRole('tabpanel').locator('li:has(a)').count()).toBe(all);
  });

  test('show the cards of a category, by keyboard [4.1.1]', async ({ page }) => {
    await page.goto('/news');
    await page.getByRole('tab').first().focus();
    // The keys work once the island is awake; focus wakes it.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab').first()).not.toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(page.locator('[role=tab]:focus')).toHaveAttribute('aria-selected', 'true');
  });

  test('count a click made before the island was awake', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/awake-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/news');
    const tab = page.getByRole('tab').nth(2);
    await tab.dispatchEvent('click');
    await expect(tab).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('say when the cards cannot be fetched, keep the choice and try again [4.1.3]', async ({
    page,
    ownStack,
    complaints,
  }) => {
    const { site, sandbox } = ownStack;
    await page.goto(`${site.origin}/news`);
    await sandbox.fault({ mode: 'error', match: '/wp-json/cards' });
    await page.getByRole('tab').nth(1).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await sandbox.reset();
    await expect(async () => {
      await page.getByRole('button', { name: 'Try again' }).click({ timeout: 2_000 });
      await expect(page.getByRole('tabpanel').locator('li a').first()).toBeVisible({ timeout: 3_000 });
    }).toPass();
    complaints.length = 0; // The browser itself reports the 503.
  });
});
