import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './stack/test.ts';

/** Makes Chromium read styles as Safari 16.4 does: it knows neither this function nor this selector. */
async function forgetNewStyles(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type === 'image') return route.fulfill({ status: 204 });
    if (!['document', 'stylesheet'].includes(type)) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('light-dark(', 'no-such-function(')
      .replaceAll(':popover-open', ':no-such-state');
    await route.fulfill({ response, body });
  });
}

/** Text and background colours of everything on the page. */
const readColours = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, header, header *, main *, footer, footer *')].map((element) => {
      const style = getComputedStyle(element);
      return `${element.tagName} ${element.className} ${style.color} ${style.backgroundColor}`;
    }),
  );

test.describe('in a browser such as Safari 16.4', () => {
  // The changed styles have other hashes than those in the policy.
  test.use({ bypassCSP: true, reducedMotion: 'reduce' });

  for (const colorScheme of ['light', 'dark'] as const)
    for (const path of ['/', '/membership', '/p', '/styleguide'])
      test(`${path} has the same colours, ${colorScheme} [2.11.7]`, async ({ page, context }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        const colours = await readColours(page);
        await forgetNewStyles(context);
        await page.goto(path);
        expect(await page.evaluate(() => CSS.supports('selector(:popover-open)'))).toBe(true);
        expect(await readColours(page)).toEqual(colours);
      });
});
