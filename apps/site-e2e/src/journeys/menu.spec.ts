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
