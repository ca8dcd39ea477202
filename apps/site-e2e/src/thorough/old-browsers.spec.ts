import type { Page } from '@playwright/test';
import { actAsOldBrowser, useOldBrowser } from '../stack/old-browser.ts';
import { expect, test } from '../stack/test.ts';

const phone = { width: 390, height: 844 };

/** Text and background colours of everything on the page. */
const readColours = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, header, header *, main *, footer, footer *')].map((element) => {
      const style = getComputedStyle(element);
      return `${element.tagName} ${element.className} ${style.color} ${style.backgroundColor}`;
    }),
  );

useOldBrowser(test);

test.describe('in a browser such as Safari 16.4', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const path of ['/', '/membership', '/p', '/styleguide'])
      test(`${path} has the same colours, ${colorScheme} [2.11.7]`, async ({ page, context }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
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
