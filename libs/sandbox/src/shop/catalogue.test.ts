import { describe, expect, it } from 'vitest';
import collections from '../example-content/shop/collections.ts';
import products from '../example-content/shop/index.ts';
import { catalogue } from '../pictures/catalogue.ts';
import { formatAmount, toMinor } from './catalogue/amounts.ts';
import { createShopUnderTest } from './shop.fixture.ts';

describe('the seed content', () => {
  const soldOut = products.filter(({ variants }) => variants.every(({ stock }) => stock === 0));

  it('has enough products, collections and events', () => {
    expect(products.length).toBeGreaterThanOrEqual(20);
    expect(collections.length).toBeGreaterThanOrEqual(4);
    expect(products.filter(({ variants }) => variants.length > 1).length).toBeGreaterThanOrEqual(6);
    expect(soldOut.length).toBeGreaterThanOrEqual(3);
    for (const vendor of ['zoom-event', 'offline-event'])
      expect(products.filter((one) => one.vendor === vendor).length).toBeGreaterThanOrEqual(2);
  });

  it('has unique IDs, handles and titles', () => {
    for (const key of ['id', 'handle', 'title'] as const)
      expect(new Set(products.map((product) => product[key])).size).toBe(products.length);
  });

  it('uses existing collections and pictures that can be drawn', () => {
    const known = collections.map(({ handle }) => handle);
    const drawn = catalogue.map(({ name }) => name);
    expect(products.flatMap((one) => one.collections).filter((handle) => !known.includes(handle))).toEqual(
      [],
    );
    expect(products.flatMap((one) => one.pictures).filter((name) => !drawn.includes(name))).toEqual([]);
    expect(products.filter(({ pictures }) => pictures.length === 0)).toEqual([]);
  });

  it('has prices in the vendor’s format', () => {
    const prices = products.flatMap(({ variants }) => variants.map(({ price }) => price));
    expect(prices.filter((price) => !/^\d+\.\d\d$/.test(price))).toEqual([]);
    expect(prices.map(toMinor).filter((minor) => minor < 1000 || minor > 1_000_000)).toEqual([]);
  });
});

it.each([
  [14900, '149.0'],
  [89550, '895.5'],
  [11995, '119.95'],
  [0, '0.0'],
  [5, '0.05'],
])('formats %i øre as %s', (minor, text) => {
  expect(formatAmount(minor)).toBe(text);
  expect(toMinor(text)).toBe(minor);
});

describe('through the product’s own shop client', () => {
  it('finds a product by its handle, with its variants and collections', async () => {
    const product = await createShopUnderTest().client.findProduct('four-honest-futures');
    expect(product).toMatchObject({
      title: 'Four Honest Futures',
      vendor: 'Gatehouse Press',
      collections: [{ handle: 'handbooks', title: 'Handbooks' }],
    });
    expect(product?.variants.map(({ title, availableForSale }) => [title, availableForSale])).toEqual([
      ['Paperback', true],
      ['Cloth', true],
      ['Cloth, signed', false],
    ]);
    expect(product?.variants[0]).toMatchObject({
      price: { amountMinor: 22900, currency: 'DKK' },
      options: [{ name: 'Binding', value: 'Paperback' }],
    });
    expect(product?.descriptionHtml).toContain('<h3>Inside</h3>');
    expect(product?.images[0]).toMatchObject({
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:4400\/media\/product-four-honest-futures-1024\.jpg/),
      small: expect.stringMatching(/-640\.jpg/),
      width: 1024,
      height: 1280,
    });
  });

  it('finds no product and no collection by an unknown handle', async () => {
    const { client } = createShopUnderTest();
    expect(await client.readProduct('nothing')).toEqual({ outcome: 'missing' });
    expect(await client.readCollection('nothing')).toEqual({ outcome: 'missing' });
  });

  it('returns the first three of a collection, or the requested number', async () => {
    const { client } = createShopUnderTest();
    expect((await client.fetchProducts('events')).map(({ handle }) => handle)).toEqual([
      'event-winter-lecture',
      'event-scenario-evening',
      'event-reading-circle',
    ]);
    expect(await client.fetchProducts('events', 50)).toHaveLength(6);
  });

  it('lists its collections', async () => {
    expect((await createShopUnderTest().client.fetchCollections()).map(({ handle }) => handle)).toEqual(
      collections.map(({ handle }) => handle),
    );
  });

  it.each([
    ['cross', 5],
    ['The second FORTY: a', 1],
    ['tide', 3],
    ['Tide: Al', 1],
    ['forty', 1],
    ['a', 5],
  ])('searches titles for words that begin with %s', async (prefix, count) => {
    expect(await createShopUnderTest().client.findProductsByTitle(prefix)).toHaveLength(count);
  });

  it('serves the pictures of its products', async () => {
    const { client, app } = createShopUnderTest();
    const image = (await client.findProduct('gate-pin'))?.images[0];
    expect((await app.inject(new URL(image?.small ?? '').pathname)).statusCode).toBe(200);
  });
});

it('finds the redirect of a path, as the vendor does, and refuses other searches', async () => {
  const { client, storefront } = createShopUnderTest();
  expect(await client.findRedirect('/products/Print-Waves')).toBe('/products/print-tides');
  expect(await client.findRedirect('/products/print-wave')).toBeUndefined();
  const response = await storefront('{ urlRedirects(first: 1, query: "target:/x") { nodes { path } } }');
  expect(response.json().errors[0].message).toContain('by their path only');
});
