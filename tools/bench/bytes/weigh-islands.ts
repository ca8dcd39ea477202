import type { Browser, Page } from 'playwright';
import { weigh, type IslandBytes } from '../figures.ts';
import { openFreshPage, openUntouched, watchFetches } from './before-touch.ts';

/** The header's button wakes the cart on any page. */
const cart: Island = { name: 'cart', path: '/', press: '[data-wakes=cart]' };

interface Island {
  name: string;
  path: string;
  /** The control that wakes it. Default: the pointer coming near. */
  press?: string;
}

/** Weighs what each island of these pages fetches if it is touched first, and what the cart fetches. */
export async function weighIslands(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<IslandBytes[]> {
  const islands = new Map<string, string>();
  for (const path of paths) {
    for (const name of await findIslands(origin + path)) if (!islands.has(name)) islands.set(name, path);
  }
  const all = [...[...islands].map(([name, path]) => ({ name, path })), cart];
  const weighed = [];
  for (const island of all) weighed.push(await weighIsland(browser, origin, island));
  return weighed;
}

async function findIslands(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text();
  return [...html.matchAll(/<[^>]+\bdata-island="([^"]+)"[^>]*>/g)]
    .filter(([element]) => /\bdata-wake="[^"]*\binteraction\b/.test(element))
    .map(([, name = '']) => name);
}

async function weighIsland(
  browser: Browser,
  origin: string,
  { name, path, press }: Island,
): Promise<IslandBytes> {
  const { context, page } = await openFreshPage(browser);
  await openUntouched(page, origin + path);
  const fetches = watchFetches(page);
  const held = await holdFiles(page);
  if (press) await page.locator(press).click();
  else await page.locator(`[data-island="${name}"]`).first().dispatchEvent('pointerover');
  const atOnce = await held.release();
  await page.locator(`[data-island="${name}"][data-awake]`).first().waitFor({ state: 'attached' });
  // Only the site's own files, not those of the video host.
  const fetched = (await fetches.all()).filter(({ address }) => address.startsWith(origin));
  await context.close();
  const scripts = fetched.filter(({ kind }) => kind === 'script').map(({ body }) => body);
  const files = fetched.filter(({ kind }) => kind === 'script' || kind === 'stylesheet').length;
  return {
    name,
    path,
    script: weigh(scripts),
    files,
    filesAfterOthers: files - atOnce,
  };
}

/** Holds scripts and styles back until it is released; then returns the number requested before any had arrived. */
async function holdFiles(page: Page): Promise<{ release(): Promise<number> }> {
  let requestCount = 0;
  const released = Promise.withResolvers<undefined>();
  const first = page.waitForRequest((request) => request.url().includes('/assets/'));
  await page.route('**/assets/**', async (route) => {
    requestCount += 1;
    await released.promise;
    await route.continue();
  });
  return {
    async release() {
      await first;
      // Everything that a press fetches is in the page after the next frame, even if requests are still in progress.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))),
      );
      const named = await page
        .locator('link[rel=modulepreload], link[rel=stylesheet][href^="/assets/"]')
        .count();
      while (requestCount < named) await page.evaluate(() => undefined);
      const atOnce = requestCount;
      released.resolve(undefined);
      return atOnce;
    },
  };
}
