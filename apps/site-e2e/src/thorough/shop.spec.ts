import { listAxeFaults } from '@guildhall/contract';
import { measureScripts } from '../stack/scripts.ts';
import { expect, test } from '../stack/test.ts';
import { readNoScriptNotes } from '../stack/no-script-notes.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is offered that would not work, and the page says why', async ({ page }) => {
    await page.goto('/p/print-cones');
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeHidden();
    await expect(page.getByRole('combobox')).toBeHidden();
    expect(await readNoScriptNotes(page)).toContain('You need JavaScript to use the cart');
  });

  test('the other pictures of a product can be reached', async ({ page }) => {
    await page.goto('/p/print-cones');
    await page.getByRole('link', { name: 'Picture 2 of 2' }).click();
    await expect(page.locator('#picture-2')).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator('header').first()).toBeInViewport();
  });
});

test('search engines find a product, with its price in Denmark [2.1.5]', async ({ page }) => {
  await page.goto('/p/print-tides');
  await expect(page).toHaveTitle('Tides – The Wayleave Institute');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'http://site.test/p/print-tides');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({ '@type': 'Product', name: 'Tides', url: 'http://site.test/p/print-tides' });
  expect(data.offers).toMatchObject([
    { price: '562.50', priceCurrency: 'DKK', availability: 'https://schema.org/InStock' },
    { availability: 'https://schema.org/SoldOut' },
  ]);
});

test('an editor’s page shows the products of a collection', async ({ page }) => {
  await page.goto('/shop');
  const products = page.locator('[data-block=shop-collection] li h3');
  expect(await products.count()).toBeGreaterThan(2);
  await products.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/p\/[\w-]+$/);
});

for (const path of [
  '/p',
  '/p/print-cones',
  '/p/event-printing-day',
  '/p/collections/crossings',
  '/p/collections/crossings?sort=price-low&page=3',
  '/p?q=tide',
  '/p?q=nothing+such',
]) {
  test(`${path} runs at most 5 kB of script before it is touched`, async ({ page }) => {
    const total = (await measureScripts(page, path)).reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'bytes', description: String(total) });
    expect(total).toBeLessThanOrEqual(5_000);
  });

  test(`axe finds nothing on ${path} in light and dark mode, and it fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      expect(await listAxeFaults(page)).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
