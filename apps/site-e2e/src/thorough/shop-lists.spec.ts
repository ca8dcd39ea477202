import type { Page } from '@playwright/test';
import { startStack } from '../stack/stack.ts';
import { expect, test } from '../stack/test.ts';

// Without JavaScript a browser fetches all pictures of a page at once, and none of them matters here.
const blockPictures = (page: Page) =>
  page.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
const titles = (page: Page) => page.locator('main li h2');
/** Prices of the 24 cards of a full page, in their order. */
const prices = async (page: Page) => {
  const cards = page.locator('main li:has(h2)');
  await expect(cards).toHaveCount(24);
  const shown = await cards.allTextContents();
  return shown.map((text) => Number(/DKK ([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')));
};
const readStructuredData = async (page: Page) =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(async ({ page }) => blockPictures(page));

  test('a collection is sorted by links, and stays sorted on the next page [2.1.7]', async ({ page }) => {
    await page.goto('/p/collections/crossings');
    const sorted = page.getByRole('navigation', { name: 'Sort by' });
    await sorted.getByRole('link', { name: 'Newest' }).click();
    await expect(titles(page).first()).toHaveText('Crossings 48: What the water wants');
    await sorted.getByRole('link', { name: 'Price, high to low' }).click();
    await expect(titles(page).first()).toHaveText('Crossings, a year of four');
    await sorted.getByRole('link', { name: 'Title' }).click();
    await expect(titles(page).first()).toHaveText('Crossings 1: Crossings');
    await sorted.getByRole('link', { name: 'Price, low to high' }).click();
    await expect(sorted.getByRole('link', { name: 'Price, low to high' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\?sort=price-low&page=2$/);
  });

  test('the products of a collection are in the chosen order, on the next page too [2.1.7]', async ({
    page,
  }) => {
    await page.goto('/p/collections/crossings?sort=price-low');
    const first = await prices(page);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\?sort=price-low&page=2$/);
    const both = [...first, ...(await prices(page))];
    expect(Math.min(...both)).toBeGreaterThan(0);
    expect(both.at(-1)).toBeGreaterThan(both[0] ?? 0);
    expect(both).toEqual(both.toSorted((one, other) => one - other));
  });

  test('products are found by their words, and an empty result offers other links [2.1.8]', async ({
    page,
  }) => {
    await page.goto('/p');
    await page.getByRole('searchbox', { name: 'Search the shop' }).fill('long TAB');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: long tab');
    await expect(titles(page).getByText('The Long Table: hosting people who disagree')).toBeVisible();

    await page.getByRole('searchbox').fill('nothing such');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('Nothing in the shop matches “nothing such”.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Prints' }).click();
    await expect(page).toHaveURL(/\/p\/collections\/prints$/);

    await page.goto('/p?q=crossings');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/p\?q=crossings&page=2$/);
    await expect(page.getByText(/^Page 2 of \d$/)).toBeVisible();
  });
});

test('search engines find each page of a collection, whatever its order [2.1.7]', async ({ page }) => {
  const canonical = () => page.locator('link[rel=canonical]').getAttribute('href');
  await page.goto('/p/collections/crossings?page=2');
  await expect(page).toHaveTitle('Crossings, page 2 – The Wayleave Institute');
  expect(await canonical()).toBe('http://site.test/p/collections/crossings?page=2');
  const data = await readStructuredData(page);
  expect(data).toMatchObject({ '@type': 'CollectionPage', url: await canonical() });
  expect(data.mainEntity.itemListElement).toHaveLength(24);
  expect(data.mainEntity.itemListElement[0].item).toMatchObject({
    '@type': 'Product',
    url: 'http://site.test/p/crossings-25',
    offers: [{ priceCurrency: 'DKK' }],
  });
  await page.goto('/p/collections/crossings?sort=title&page=2&utm_source=letter');
  expect(await canonical()).toBe('http://site.test/p/collections/crossings?page=2');
  await page.goto('/p/collections/events');
  expect(JSON.stringify(await readStructuredData(page))).not.toContain('"Product"');
});

test('a search is hidden from search engines, and an empty one is the shop’s page', async ({ page }) => {
  await page.goto('/p?q=tide');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await page.goto('/p?q=%20*%22');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
});

test('all spellings of a URL are one page, stored once', async ({ request }) => {
  const tag = async (path: string) => (await request.get(path)).headers()['etag'];
  const page = await tag('/p/collections/prints');
  expect(await tag('/p/collections/prints?page=1&utm_campaign=a')).toBe(page);
  expect(await tag('/p/collections/prints?sort=dearest&page=two')).toBe(page);
  expect(await tag('/p?q=Long++TABLE%21')).toBe(await tag('/p?q=long+table'));
});

test('while the shop is down, a collection loaded before is still shown, and others say so [8.4.2]', async ({
  request,
}) => {
  // No page stays fresh, so each visit calls the shop again.
  const stack = await startStack({ PAGE_FRESH_MS: '0' });
  const readStatus = async (path: string) => (await request.get(stack.site.origin + path)).status();
  expect(await readStatus('/p/collections/prints')).toBe(200);
  expect(await readStatus('/p?q=tide')).toBe(200);
  await stack.sandbox.fault({ service: 'shop', mode: 'error' });
  for (let visit = 1; visit <= 3; visit++) {
    expect(await readStatus('/p/collections/prints')).toBe(200);
    expect(await readStatus('/p?q=tide')).toBe(200);
  }
  expect(await readStatus('/p/collections/desk')).toBe(503);
  expect(await readStatus('/p?q=moon')).toBe(503);
  await stack.stop();
});
