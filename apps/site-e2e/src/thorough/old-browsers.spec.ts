import type { Page } from '@playwright/test';
import { actAsOldBrowser, useOldBrowser } from '../stack/old-browser.ts';
import { expect, test } from '../stack/test.ts';

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
