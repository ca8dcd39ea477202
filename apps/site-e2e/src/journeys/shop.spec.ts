import type { Page } from '@playwright/test';
import { sendContentEvent } from '../stack/content-event.ts';
import { createPage, readBlocks } from '../stack/entries.ts';
import { expect, test } from '../stack/journey-test.ts';
import { findDrawer, waitUntilSettled } from '../stack/shop-test.ts';
import { retryMs } from '../stack/stack.ts';

const price = (page: Page) => page.locator('main article [role=status]').first();
const titles = (page: Page) => page.locator('main li h2');

/** Reads the titles of a full page. */
async function readTitles(page: Page): Promise<string[]> {
  await expect(titles(page)).toHaveCount(24);
  return titles(page).allTextContents();
}

test('the price follows the variant and the VAT country, which the next product remembers [9.2.5]', async ({
  page,
}) => {
  await page.goto('/p/print-cones');
  await page.getByRole('radio', { name: '50 × 70 cm' }).check();
  await expect(price(page)).toContainText('DKK 1,119');
  await page.getByRole('combobox').selectOption('LU');
  await expect(price(page)).toContainText('DKK 1,048');
  await page.goto('/p/print-rings');
  await expect(price(page)).toContainText('DKK 527');
});

test('a variant has an address, which a reload, the back button and the cart keep [2.1.18] [2.6.2]', async ({
  page,
}) => {
  const large = page.getByRole('radio', { name: '50 × 70 cm' });
  const showsLarge = async () => {
    await expect(large).toBeChecked();
    await expect(price(page)).toContainText('DKK 1,119');
  };
  await page.goto('/p/print-cones?utm_source=letter');
  await large.check();
  await expect(page).toHaveURL('/p/print-cones?utm_source=letter&Size=50+%C3%97+70+cm');
  await showsLarge();
  await page.reload();
  await showsLarge();
  await page.getByRole('main').getByRole('link', { name: 'Prints' }).click();
  await expect(page).toHaveURL(/collections/);
  await page.goBack();
  await showsLarge();
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/p\/print-cones$/);

  await page.getByRole('button', { name: 'Add to cart' }).click();
  const { drawer } = findDrawer(page);
  await waitUntilSettled(page);
  await drawer.getByRole('heading').getByRole('link', { name: 'Cones' }).click();
  // The campaign stays on this page once the code for it has arrived.
  await expect(page).toHaveURL(/\/p\/print-cones\?Size=50\+%C3%97\+70\+cm/);
  await showsLarge();
});

test('what a product’s page says follows its controls, also if a script or the browser changes them [2.11.14]', async ({
  page,
}) => {
  await page.goto('/p/print-cones');
  await page.evaluate(() => document.querySelectorAll<HTMLElement>('main [type=radio]')[1]?.click());
  await expect(price(page)).toContainText('DKK 1,119');

  await page.goto('/p/print-rings');
  await page.evaluate(() => {
    const select = document.querySelector('main select') as HTMLSelectElement;
    select.value = 'LU';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(price(page)).toContainText('DKK 527');

  // The choice of the tab counts, not the one that this page had before.
  await page.goto('/p/print-cones');
  await page.getByRole('combobox').selectOption('DE');
  await page.goBack();
  await expect(page.getByRole('combobox')).toHaveValue('DE');
  await expect(page.getByText('incl. 19% VAT (Germany)')).toBeVisible();
});

test('a collection can be read page by page, forwards and back, to its end [2.1.7]', async ({ page }) => {
  await page.goto('/p');
  await page.getByRole('link', { name: 'View all in Crossings' }).click();
  await expect(page).toHaveURL(/\/p\/collections\/crossings$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crossings');
  const first = await readTitles(page);
  await expect(page.getByRole('link', { name: 'Previous' })).toBeHidden();

  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/p\/collections\/crossings\?page=2$/);
  const second = await readTitles(page);
  expect(second.filter((title) => first.includes(title))).toEqual([]);

  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Page 3')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next' })).toBeHidden();
  await expect(titles(page).last()).toHaveText('Crossings 1: Crossings');
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(titles(page)).toHaveText(second);
});

test('while the shop is down, a product loaded before is still shown, others say so, and pages keep their texts [8.4.2]', async ({
  request,
  product,
}) => {
  const { site, sandbox } = product;
  // A list of this length is on no other page: the site would show the products that it read there.
  const [block] = await readBlocks(product, '/shop', 'acf/shop-collection');
  const unseenList = { ...block, numberOfEntries: 7 };
  await sandbox.putEntry('/another-shop', createPage('/another-shop', 'Another shop', [unseenList]));
  expect((await request.get('/p/print-cones')).status()).toBe(200);
  await sandbox.fault({ service: 'shop', mode: 'error' });
  for (let visit = 1; visit <= 3; visit++) {
    await sendContentEvent(site.origin, { paths: ['/p/print-cones'] });
    expect(await (await request.get('/p/print-cones')).text()).toContain('Signed and numbered');
  }
  const unseen = await request.get('/p/crossings-7');
  expect(unseen.status()).toBe(503);
  expect(unseen.headers()['retry-after']).toBeTruthy();
  const page = await request.get('/another-shop');
  expect(page.status()).toBe(200);
  expect(await page.text()).toContain('We could not load these products');
  await sandbox.reset();
  await product.moveClocks(retryMs);
  await expect(async () => expect((await request.get('/p/crossings-7')).status()).toBe(200)).toPass();
});
