import { listScripts, measureScripts } from '../stack/scripts.ts';
import { expect, test } from '../stack/test.ts';

/** The maximum script of an editorial page before it is touched, bytes of gzip. */
const BUDGET = 5_000;

for (const path of ['/', '/news', '/about']) {
  test(`${path} runs at most 5 kB of script before it is touched`, async ({ page }) => {
    const scripts = await measureScripts(page, path);
    const total = scripts.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'bytes', description: String(total) });
    expect(scripts).toHaveLength(1);
    expect(total).toBeLessThanOrEqual(BUDGET);
  });
}

test('the first scroll fetches what the next press needs, and hydration fetches nothing more', async ({
  page,
}) => {
  const names = listScripts(page);
  await page.goto('/news');
  await page.waitForLoadState('networkidle');
  expect(names).toHaveLength(1);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => names.some((name) => name.includes('/entry-filters-'))).toBe(true);
  await page.waitForLoadState('networkidle');
  const fetched = names.length;
  expect(names.some((name) => name.includes('/cart-'))).toBe(false);
  await page.getByRole('link', { name: 'Oceans' }).hover();
  await expect(page.locator('[data-island="entry-filters"][data-awake]')).toBeAttached();
  expect(names).toHaveLength(fetched);
});

test('with data saving on, only a press fetches [2.3.14]', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const names = listScripts(page);
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

test('React is loaded when the filters are touched, not before', async ({ page }) => {
  const names = listScripts(page);
  await page.goto('/news');
  await page.waitForLoadState('networkidle');
  expect(names).toHaveLength(1);
  await page.getByRole('link', { name: 'All', exact: true }).hover();
  await expect.poll(() => names.length).toBeGreaterThan(1);
});
