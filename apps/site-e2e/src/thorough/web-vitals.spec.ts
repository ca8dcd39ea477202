import { findFreePort } from '../../../../config/free-port.ts';
import { findKnownAddress } from '../stack/known-address.ts';
import { provideToFile } from '../stack/provide-to-file.ts';
import { findReportingCode, waitUntilMeasured } from '../stack/reported-speed.ts';
import { startStack } from '../stack/stack.ts';
import { chooseInOtherTab, findQuestion } from '../stack/tag-question.ts';
import { expect, test as base } from '../stack/test.ts';

interface Product {
  origin: string;
  /** Reads what was counted, by metric, route and vital, such as `seconds_sum index lcp`. */
  readVitals: () => Promise<Record<string, number>>;
  /** Reads how many reports were sent, by status: also those that the site has refused. */
  readReports: () => Promise<string[]>;
}

/** A product with a tag manager and metrics. */
const getProduct = provideToFile<Product>(base, async (use) => {
  const address = await findKnownAddress();
  const port = await findFreePort();
  const stack = await startStack(({ origin }) => ({
    ...address,
    SITE_METRICS_PORT: String(port),
    TAG_SCRIPT_URL: `${origin}/tags/gtm.js?id=GTM-SANDBOX`,
  }));
  const readMetrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await use({
    origin: stack.site.origin,
    readVitals: async () => parseVitals(await readMetrics()),
    readReports: async () =>
      [...(await readMetrics()).matchAll(/_seconds_count\{method="POST",route="\/_vitals",(.+)$/gm)].map(
        ([, count = '']) => count,
      ),
  });
  await stack.stop();
});

const test = base.extend<{ product: Product }>({
  product: async ({}, use) => use(await getProduct()),
  baseURL: async ({ product }, use) => use(product.origin),
});

function parseVitals(metrics: string): Record<string, number> {
  const lines = metrics.matchAll(
    /^guildhall_(?:web_vital|layout_shift)_(\w+_(?:sum|count))\{(?:vital="(\w+)",)?route="([\w-]+)"\} (.+)$/gm,
  );
  return Object.fromEntries(
    [...lines].map(([, what, vital = 'cls', route, value]) => [`${what} ${route} ${vital}`, Number(value)]),
  );
}

/** Lists how many pages were reported, by their route. */
const listPageCounts = (vitals: Record<string, number>) =>
  Object.entries(vitals).filter(([name]) => /seconds_count \S+ ttfb/.test(name));

test('speed is reported once for each page after a yes, never before it, after a no or a withdrawal [8.6.24]', async ({
  page,
  context,
  product: { origin, readVitals, readReports },
}) => {
  const countPages = async () => listPageCounts(await readVitals());

  await page.goto('/');
  await expect(findQuestion(page)).toBeVisible();
  await page.goto('/about');
  await page.getByRole('button', { name: 'Refuse all' }).click();
  await expect(findQuestion(page)).toHaveCount(0);
  await page.goto('/news');
  expect(await findReportingCode(page)).toBeUndefined();

  await chooseInOtherTab(context, origin, 'Accept all');
  await page.goto('/');
  await waitUntilMeasured(page);
  await page.keyboard.press('Tab');
  await page.goto('/membership');
  // The only page so far, so that none of those before was reported.
  await expect.poll(countPages).toEqual([['seconds_count index ttfb', 1]]);
  const vitals = await readVitals();
  expect(vitals['seconds_sum index ttfb']).toBeGreaterThan(0);
  expect(vitals['seconds_sum index fcp']).toBeGreaterThanOrEqual(vitals['seconds_sum index ttfb'] ?? 0);
  expect(vitals['seconds_sum index lcp']).toBeGreaterThanOrEqual(vitals['seconds_sum index fcp'] ?? 0);
  expect(vitals['seconds_sum index lcp']).toBeLessThan(60);
  expect(vitals['score_count index cls']).toBe(1);
  expect(vitals['score_sum index cls']).toBeLessThan(0.1);
  await expect.poll(readReports).toEqual(['status="204",cache="none"} 1']);

  await waitUntilMeasured(page);
  await chooseInOtherTab(context, origin, 'Refuse all');
  await page.goto('/about');
  await chooseInOtherTab(context, origin, 'Accept all');
  await page.goto('/news');
  await waitUntilMeasured(page);
  await page.goto('about:blank');
  // Neither the page that was measured until the withdrawal, nor the one after it.
  await expect.poll(countPages).toEqual([
    ['seconds_count index ttfb', 1],
    ['seconds_count rootslug ttfb', 1],
  ]);
  await expect.poll(readReports).toEqual(['status="204",cache="none"} 2']);
});

test('speed is reported once for each page after a yes, never before it or after a no [8.6.24]', async ({
  page,
  context,
  product: { origin, readVitals },
}) => {
  const countPages = async () => Object.fromEntries(listPageCounts(await readVitals()));

  await page.goto('/');
  await expect(findQuestion(page)).toBeVisible();
  const before = await countPages();
  await page.goto('/about');
  await page.getByRole('button', { name: 'Refuse all' }).click();
  await page.goto('/news');
  expect(await findReportingCode(page)).toBeUndefined();

  await chooseInOtherTab(context, origin, 'Accept all');
  await page.goto('/');
  await waitUntilMeasured(page);
  await page.goto('/membership');
  // The only page so far, so that none of those before was reported.
  await expect.poll(countPages).toEqual({
    ...before,
    'seconds_count index ttfb': (before['seconds_count index ttfb'] ?? 0) + 1,
  });
});
