import type { Browser, BrowserContext, Page, Response } from 'playwright';
import { weigh, type PageBytes } from '../figures.ts';
import { splitHtml } from './split-html.ts';

/** A phone. */
export const viewport = { width: 412, height: 823 };

/** Time after its load before a page is weighed, ms. */
const settleMs = 10_000;

export interface Fetched {
  address: string;
  kind: string;
  body: Buffer;
}

/** Records everything that a page fetches from now on. */
export function watchFetches(page: Page): { all(): Promise<Fetched[]> } {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return {
    all: () =>
      Promise.all(
        responses.map(async (response) => {
          if (response.status() >= 400)
            throw new Error(`${response.url()} returned ${response.status()}: no bytes to measure`);
          const body = await response.body().catch(() => Buffer.alloc(0));
          return { address: response.url(), kind: response.request().resourceType(), body };
        }),
      ),
  };
}

const isPicture = (address: URL) => /\.(jpe?g|png|webp|avif)$/.test(address.pathname);
const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Opens a new browser with a clock that tests can move. */
export async function openFreshPage(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.clock.install();
  // Pictures are counted, not fetched: their weight is the editors' choice.
  await page.route(isPicture, (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }));
  return { context, page };
}

/** Opens a page and lets ten seconds of its clock pass without touching it. */
export async function openUntouched(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.clock.runFor(settleMs);
  await page.waitForLoadState('networkidle');
}

/** A visitor of a site with a tag manager: one who is asked for consent, or one who has refused. */
export type ConsentVisitor = 'asked' | 'refused';

/** @throws Error if a visitor who has to be asked for consent is not, or one who has refused is asked */
export async function weighBeforeTouch(
  browser: Browser,
  address: string,
  visitor?: ConsentVisitor,
): Promise<PageBytes> {
  const { context, page } = await openFreshPage(browser);
  if (visitor === 'refused') await context.addCookies([{ name: 'consent', value: 'none-1', url: address }]);
  const fetches = watchFetches(page);
  await openUntouched(page, address);
  const question = page.locator('[data-consent-bar]');
  if (visitor === 'asked') await question.waitFor();
  if (visitor === 'refused' && (await question.isVisible()))
    throw new Error(`${address} asks a visitor for consent who has refused`);
  const fetched = await fetches.all();
  await context.close();

  const listBodies = (kind: string) => fetched.filter((one) => one.kind === kind).map(({ body }) => body);
  const html = listBodies('document')[0]?.toString() ?? '';
  const { styles, inlineScripts, withoutStyle, forVisitors } = splitHtml(html);
  return {
    html: weigh([html]),
    htmlWithoutStyle: weigh([withoutStyle]),
    htmlForVisitors: weigh([forVisitors]),
    css: weigh([...styles, ...listBodies('stylesheet')]),
    script: weigh([...listBodies('script'), ...inlineScripts]),
    requests: fetched.length,
  };
}
