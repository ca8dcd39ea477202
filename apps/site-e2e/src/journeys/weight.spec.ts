import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../stack/journey-test.ts';

/** The maximum script of a page before it is touched, bytes of gzip. */
const budget = 5_000;

/** Opens a page, and measures the scripts that it fetches untouched. */
async function measureScripts(page: Page, path: string): Promise<number[]> {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return Promise.all(scripts);
}

test('editorial pages and those of the shop run one script of at most 5 kB before they are touched', async ({
  context,
}) => {
  for (const path of ['/', '/news', '/p', '/p/print-cones']) {
    const page = await context.newPage();
    const scripts = await measureScripts(page, path);
    expect(scripts, path).toHaveLength(1);
    expect(scripts[0], path).toBeLessThanOrEqual(budget);
    await page.close();
  }
});

test('React is loaded when the filters are touched, not before', async ({ page }) => {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(new URL(request.url()).pathname);
  });
  await page.goto('/news');
  await page.waitForLoadState('networkidle');
  expect(names).toHaveLength(1);
  await page.getByRole('link', { name: 'All', exact: true }).hover();
  await expect.poll(() => names.length).toBeGreaterThan(1);
});
