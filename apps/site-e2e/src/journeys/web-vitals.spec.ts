import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../stack/journey-test.ts';
import type { Product } from '../stack/product.ts';

test.use({ hasRefusedTags: false });

/** Counts the pages that were reported so far, by their kind. */
async function countPages(product: Product): Promise<Record<string, number>> {
  const lines = (await product.readMetrics()).matchAll(
    /^guildhall_web_vital_seconds_count\{vital="ttfb",route="([\w-]+)"\} (.+)$/gm,
  );
  return Object.fromEntries([...lines].map(([, route = '', count]) => [route, Number(count)]));
}

/** Chooses on the page of the question, in a tab of its own, so that no other page learns of it. */
async function choose(context: BrowserContext, origin: string, name: 'Accept all' | 'Refuse all') {
  const tab = await context.newPage();
  await tab.goto(`${origin}/_consent`);
  await tab.getByRole('button', { name }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Your choice is saved');
  await tab.close();
}

const findCode = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/report-vitals-'))?.name,
  );

/** Resolves once the page is measured: its code runs, and the browser has told it about the paint. */
async function isMeasured(page: Page): Promise<void> {
  await expect.poll(() => findCode(page)).toBeDefined();
  const code = await findCode(page);
  await page.evaluate(async (url) => {
    await import(url ?? '');
    for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  }, code);
}

test('speed is reported once for each page after a yes, never before it or after a no [8.6.24]', async ({
  page,
  context,
  product,
}) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  const before = await countPages(product);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Refuse all' }).click();
  await page.goto('/news');
  expect(await findCode(page)).toBeUndefined();

  await choose(context, product.site.origin, 'Accept all');
  await page.goto('/');
  await isMeasured(page);
  await page.goto('/membership');
  // The only page so far, so that none of those before was reported.
  await expect.poll(() => countPages(product)).toEqual({ ...before, index: (before['index'] ?? 0) + 1 });
});
