import { expect, type Page } from '@playwright/test';

/** The URL of the code that reports a page's speed, if the page has fetched it. */
export const findReportingCode = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/report-vitals-'))?.name,
  );

/** Waits until the page is measured: its code runs, and the browser has told it about the paint. */
export async function waitUntilMeasured(page: Page): Promise<void> {
  await expect.poll(() => findReportingCode(page)).toBeDefined();
  const code = await findReportingCode(page);
  await page.evaluate(async (url) => {
    await import(url ?? '');
    for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  }, code);
}
