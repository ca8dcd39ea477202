import { expect, test } from '../stack/journey-test.ts';
import { findMenu, logIn } from '../stack/members-area.ts';
import { actAsOldBrowser, useOldBrowser } from '../stack/old-browser.ts';
import { findCartButton, findDrawer } from '../stack/shop-test.ts';

useOldBrowser(test);

test.beforeEach(async ({ page, context, product }) => {
  await context.addCookies([{ name: 'consent', value: 'none-1', url: product.site.origin }]);
  await actAsOldBrowser(context);
  await page.setViewportSize({ width: 390, height: 844 });
});

test('in an old browser, the menu is in the page, and the login button leads to the login page [2.11.8] [2.11.10]', async ({
  page,
  member,
}) => {
  await page.goto('/about');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: /menu/i })).toHaveCount(0);
  await expect(banner.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  await banner.getByRole('link', { name: 'Cases' }).click();
  await expect(page).toHaveURL(/\/cases$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(findMenu(page)).toBeHidden();
  const open = banner.getByRole('button', { name: 'Log in' });
  // The first press only fetches the button's code: buttons of popovers are not held.
  await open.click();
  await expect(page.locator('[data-island=member-menu]')).toHaveAttribute('data-awake');
  await open.click();
  await page.waitForURL('**/login');
  await expect(page.getByText(/need JavaScript/).filter({ visible: true })).toHaveCount(0);
  await logIn(page, member);
  await page.waitForURL('**/profile');
});

test('in an old browser, the cart opens and closes, and leads to the checkout [2.11.11]', async ({
  page,
  product,
}) => {
  const { drawer, titles, button } = findDrawer(page);
  await page.goto('/p/tide-almanac-2027');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(titles).toHaveText(['Tide almanac 2027']);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.goto('/about');
  await findCartButton(page).click();
  await expect(titles).toHaveText(['Tide almanac 2027']);
  await button('Close the cart').click();
  await expect(drawer).toBeHidden();
  await findCartButton(page).click();
  await button('Go to checkout').click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(product.sandbox.origin);
});
