import type { Page } from '@playwright/test';

/** Holds back the page's requests that match. Returns a function that releases them. */
export async function holdRequests(page: Page, urls: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(urls, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}
