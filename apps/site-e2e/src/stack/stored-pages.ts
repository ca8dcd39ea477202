import { expect, type Page } from '@playwright/test';

/** Reads the paths of everything in the browser's caches, by name. */
export const readCaches = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname + new URL(url).search)];
    });
    return Object.fromEntries(await Promise.all(keys)) as Record<string, string[]>;
  });

/** Reads the paths of the pages that can be read without a connection. */
export const readPages = async (page: Page) =>
  ((await readCaches(page))['guildhall-pages'] ?? []).filter((path) => path !== '/_index').sort();

/** Opens a page, touches it and waits until it is stored. */
export async function storePage(page: Page, path: string, origin = ''): Promise<void> {
  await page.goto(origin + path);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => readPages(page), path).toContain(path);
}

/** Touches the page, and waits until it has reported to the service worker. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.wheel(0, 200);
  const hasReported = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/after-touch-'));
  await expect.poll(() => page.evaluate(hasReported)).toBe(true);
}
