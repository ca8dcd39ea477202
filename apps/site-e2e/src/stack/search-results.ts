import { expect, type Page } from '@playwright/test';

/** Opens the results; the index is filled in the background after the start. */
export async function openResults(page: Page, query: string, path = '/search'): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.goto(`${path}?q=${encodeURIComponent(query)}`);
        return page.locator('main ol > li').count();
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0);
}
