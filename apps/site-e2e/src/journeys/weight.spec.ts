import { expect, test } from '../stack/journey-test.ts';

/** The maximum script of an editorial page before it is touched, bytes of gzip. */
const BUDGET = 5_000;

async function listScripts(page: Page, path: string): Promise<{ url: string; gzip: number }[]> {
  const scripts: Promise<{ url: string; gzip: number }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(
      response.body().then((body) => ({ url: response.url(), gzip: gzipSync(body, { level: 9 }).length })),
    );
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return Promise.all(scripts);
}
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
