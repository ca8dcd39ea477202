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

for (const path of ['/', '/p/print-cones'])
  test(`${path} runs one script of at most 5 kB before it is touched`, async ({ page }) => {
    const scripts = await measureScripts(page, path);
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toBeLessThanOrEqual(budget);
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

test('with data saving on, only a press fetches [2.3.14]', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(new URL(request.url()).pathname);
  });
  await page.goto('/news');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const category = page.getByRole('link', { name: 'Oceans' });
  await category.hover();
  await category.focus();
  await page.waitForLoadState('networkidle');
  expect(names).toHaveLength(1);
  await page.mouse.down();
  await expect.poll(() => names.some((name) => name.includes('/entry-filters-'))).toBe(true);
});
