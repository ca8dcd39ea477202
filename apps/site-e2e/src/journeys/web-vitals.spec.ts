import { expect, test } from '../stack/journey-test.ts';
import type { Product } from '../stack/product.ts';
import { findReportingCode, waitUntilMeasured } from '../stack/reported-speed.ts';
import { chooseInOtherTab, findQuestion } from '../stack/tag-question.ts';

test.use({ hasRefusedTags: false });

/** Counts the pages that were reported so far, by their kind. */
async function countPages(product: Product): Promise<Record<string, number>> {
  const lines = (await product.readMetrics()).matchAll(
    /^guildhall_web_vital_seconds_count\{vital="ttfb",route="([\w-]+)"\} (.+)$/gm,
  );
  return Object.fromEntries([...lines].map(([, route = '', count]) => [route, Number(count)]));
}

test('speed is reported once for each page after a yes, never before it or after a no [8.6.24]', async ({
  page,
  context,
  product,
}) => {
  await page.goto('/');
  await expect(findQuestion(page)).toBeVisible();
  const before = await countPages(product);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Refuse all' }).click();
  await page.goto('/news');
  expect(await findReportingCode(page)).toBeUndefined();

  await chooseInOtherTab(context, product.site.origin, 'Accept all');
  await page.goto('/');
  await waitUntilMeasured(page);
  await page.goto('/membership');
  // The only page so far, so that none of those before was reported.
  await expect.poll(() => countPages(product)).toEqual({ ...before, index: (before['index'] ?? 0) + 1 });
});
