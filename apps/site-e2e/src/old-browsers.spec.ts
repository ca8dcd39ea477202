import type { Page } from '@playwright/test';
import { findMenu, logIn } from './stack/members-area.ts';
import { test as withMembers } from './stack/members-test.ts';
import { actAsOldBrowser, oldBrowserOptions } from './stack/old-browser.ts';
import { findCartButton, findDrawer, test as withShop } from './stack/shop-test.ts';
import { expect, test } from './stack/test.ts';

const phone = { width: 390, height: 844 };

/** Text and background colours of everything on the page. */
const readColours = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, header, header *, main *, footer, footer *')].map((element) => {
      const style = getComputedStyle(element);
      return `${element.tagName} ${element.className} ${style.color} ${style.backgroundColor}`;
    }),
  );

// The changed styles have other hashes than those in the policy.
for (const { use } of [test, withMembers, withShop])
  use({ bypassCSP: true, launchOptions: oldBrowserOptions });

test.describe('in a browser such as Safari 16.4', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const colorScheme of ['light', 'dark'] as const)
    for (const path of ['/', '/membership', '/p', '/styleguide'])
      test(`${path} has the same colours, ${colorScheme} [2.11.7]`, async ({ page, context }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        const colours = await readColours(page);
        await actAsOldBrowser(context);
        await page.goto(path);
        expect(await page.evaluate(() => CSS.supports('selector(:popover-open)'))).toBe(true);
        expect(await readColours(page)).toEqual(colours);
      });
});

test('phones show the menu in the page, without a button [2.11.8]', async ({ page, context }) => {
  await actAsOldBrowser(context);
  await page.setViewportSize(phone);
  await page.goto('/about');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: /menu/i })).toHaveCount(0);
  const about = banner.getByRole('link', { name: 'About' });
  await expect(about).toBeVisible();
  await expect(about).toHaveAttribute('aria-current', 'page');
  await banner.getByRole('link', { name: 'Cases' }).click();
  await expect(page).toHaveURL(/\/cases$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

for (const path of ['/login', '/membership', '/p/tide-almanac-2027'])
  withMembers(
    `${path} does not say that JavaScript is missing [2.11.9]`,
    async ({ page, context, members }) => {
      await actAsOldBrowser(context);
      await page.goto(`${members.stack.site.origin}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/need JavaScript/).filter({ visible: true })).toHaveCount(0);
    },
  );

withMembers(
  'the login button leads to the login page, and later to the profile [2.11.10]',
  async ({ page, context, member }) => {
    await actAsOldBrowser(context);
    await page.setViewportSize(phone);
    await page.goto('/news');
    await expect(findMenu(page)).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/login');
    await logIn(page, member);
    await page.waitForURL('**/profile');
    await page.goto('/news');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Members’ area/ })
      .click();
    await page.waitForURL('**/profile');
  },
);

withMembers(
  'links that open the login elsewhere lead to its page, and back [2.11.10]',
  async ({ page, context, member }) => {
    await actAsOldBrowser(context);
    await page.goto('/news?login=/about');
    await page.waitForURL('**/login');
    await logIn(page, member);
    await page.waitForURL('**/about');
    await page.goto('/news?set-password');
    await page.waitForURL('**/reset-password');
    await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
  },
);

withShop(
  'the cart opens and closes, and leads to the checkout [2.11.11]',
  async ({ page, context, shop }) => {
    await actAsOldBrowser(context);
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
    await expect(drawer).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(drawer).toBeHidden();
    await findCartButton(page).click();
    await button('Go to checkout').click();
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(shop.stack.sandbox.origin);
  },
);
