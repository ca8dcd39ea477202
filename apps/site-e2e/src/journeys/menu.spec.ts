import { expect, test } from '../stack/journey-test.ts';

test('the menu of a phone takes the focus, keeps it while it is open, and returns it to its button [2.3.19]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/about');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.press('Enter');
  const menu = page.locator('header nav');
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(page.locator('main')).toBeHidden();
  const links = await menu.getByRole('link').count();
  for (let stop = 0; stop < links + 6; stop++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() =>
      document.activeElement?.matches('body, header nav[popover] :is(a, button)'),
    );
    expect(isInside, `after ${stop + 1} stops`).toBe(true);
  }
  await menu.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.locator('main')).toBeVisible();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await menu.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('a pressed link is busy at once, and a navigation longer than 200 ms shows the progress bar, a faster one never does [2.3.6]', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto('/about');
  await page.clock.pauseAt(3_600_000);
  // Holds the navigation back after the start script has seen it, to show the waiting state.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page
    .locator('a[href="/news"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.locator('a[href="/news"]').first()).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(150);
  await expect(page.locator('html')).not.toHaveAttribute('data-progress');
  await page.clock.runFor(100);
  await expect(page.locator('html')).toHaveAttribute('data-progress');
});
