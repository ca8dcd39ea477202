import { chromium, type BrowserContext, type Page, type PlaywrightTestOptions } from '@playwright/test';
import { chromiumArguments, getChromiumPath } from '../../../../config/chromium.ts';
import { readingRoomText } from './members-area.ts';

/**
 * Launches a browser with a back/forward cache, like a visitor’s; the other tests turn it off. Its visitor has refused
 * tags.
 */
export async function useRememberingBrowser(
  { baseURL, extraHTTPHeaders }: Pick<PlaywrightTestOptions, 'baseURL' | 'extraHTTPHeaders'>,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: getChromiumPath(),
    args: [...chromiumArguments],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    ...(extraHTTPHeaders && { extraHTTPHeaders }),
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'consent', value: 'none-1', url: baseURL ?? '' }]);
  await use(context);
  await browser.close();
}

/**
 * Records when the page is shown again from memory, with its members’ content at that moment, before any other code
 * runs.
 */
export const recordReturns = (page: Page) =>
  page.addInitScript((text) => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['returned'] = String(persisted);
      document.documentElement.dataset['held'] = String(document.body.textContent.includes(text));
    });
  }, readingRoomText);
