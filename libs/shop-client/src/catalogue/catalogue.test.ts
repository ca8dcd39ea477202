import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addresses,
  createShopResponding,
  rawImage,
  rawProduct,
  rawVariant,
  unreachable,
} from '../shop-responses.fixture.ts';
import type { EventVendors } from '../cart-rules/one-per-event.ts';
import { createCatalogueClient } from './create-catalogue-client.ts';

const reading = (data: unknown, errors?: unknown) => {
  const { send, sent } = createShopResponding({ data, errors });
  return { client: createCatalogueClient({ send, addresses }), sent };
};
const product = (changes: object) =>
  reading({ product: { ...rawProduct, ...changes } }).client.findProduct('x');

describe('a product', () => {
  it('is read with all its fields [3.5.1]', async () => {
    expect(await product({})).toEqual({
      id: 'gid://shopify/Product/1',
      handle: 'four-honest-futures',
      title: 'Four Honest Futures',
      vendor: 'Gatehouse Press',
      description: 'A book',
      descriptionHtml: '<p>A <em>book</em></p>',
      images: [
        {
          id: rawImage.id,
          url: rawImage.url,
          small: rawImage.small,
          alt: 'A cover',
          width: 1024,
          height: 1280,
        },
      ],
      variants: [
        {
          id: rawVariant.id,
          title: 'Cloth',
          availableForSale: true,
          requiresShipping: true,
          price: { amountMinor: 34950, currency: 'DKK' },
          options: [{ name: 'Binding', value: 'Cloth' }],
        },
      ],
      collections: [{ handle: 'handbooks', title: 'Handbooks' }],
    });
  });

  it('has the quantities in which its variants are sold [4.5.21]', async () => {
    const quantityRule = { minimum: 6, maximum: 18, increment: 3 };
    const variants = { nodes: [{ ...rawVariant, quantityRule }, rawVariant] };
    const read = await product({ variants });
    expect(read?.variants[0]).toMatchObject({ quantityRule });
    expect(read?.variants[1]).not.toHaveProperty('quantityRule');
  });

  it('is an event by its vendor, online or on site', async () => {
    const eventVendors = { 'zoom-event': 'online', 'offline-event': 'onsite' } as const;
    const findEvent = async (vendor: unknown, table: EventVendors = eventVendors) => {
      const { send } = createShopResponding({ data: { product: { ...rawProduct, vendor } } });
      const client = createCatalogueClient({ send, addresses, eventVendors: table });
      return (await client.findProduct('x'))?.event;
    };
    expect(await findEvent('zoom-event')).toBe('online');
    expect(await findEvent('offline-event')).toBe('onsite');
    for (const goods of ['The press', '', null]) expect(await findEvent(goods)).toBeUndefined();
    expect(await findEvent('zoom-event', {})).toBeUndefined();
    expect(await findEvent('Tours', { Tours: 'onsite' })).toBe('onsite');
  });

  it('leaves out a picture whose host is not listed', async () => {
    const nodes = [
      { ...rawImage, url: 'https://evil.test/a.jpg' },
      { ...rawImage, url: 'javascript:x()' },
      rawImage,
    ];
    expect((await product({ images: { nodes } }))?.images).toHaveLength(1);
  });

  it('has a description whose links have a name: empty ones are left out [2.3.8]', async () => {
    const picture = `<img src="${rawImage.url}">`;
    const descriptionHtml = `A<a href="https://maker.test/a"> </a><a href="https://www.maker.test/b">${picture}</a>`;
    const read = (await product({ descriptionHtml }))?.descriptionHtml.replace(/<img [^>]*>/, '');
    expect(read).toMatch(/^A <a href="https:\/\/www\.maker\.test\/b" aria-label="maker\.test\/b"><\/a>$/);
  });

  it('is complete without its optional fields', async () => {
    const bare = { images: null, collections: null, vendor: null, description: null, descriptionHtml: null };
    expect(await product(bare)).toMatchObject({
      images: [],
      collections: [],
      vendor: '',
      descriptionHtml: '',
    });
  });

  it.each([['12.345'], ['-1.00'], ['1e3'], ['1,00'], [''], [12], [null]])(
    'leaves out a variant with the price %j, and is unreadable without a variant',
    async (amount) => {
      const nodes = [{ ...rawVariant, price: { amount, currencyCode: 'DKK' } }];
      expect(await product({ variants: { nodes } })).toBeNull();
      const both = [...nodes, rawVariant];
      expect((await product({ variants: { nodes: both } }))?.variants).toHaveLength(1);
    },
  );

  it('is unknown or unreadable, as two separate outcomes', async () => {
    expect(await reading({ product: null }).client.readProduct('x')).toEqual({ outcome: 'missing' });
    expect(await reading({ product: {} }).client.readProduct('x')).toMatchObject({ outcome: 'failed' });
    const throttled = [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }];
    expect(await reading(null, throttled).client.readProduct('x')).toEqual({
      outcome: 'failed',
      reason: 'THROTTLED: Throttled',
    });
  });
});

describe('a collection', () => {
  const collection = { products: { nodes: [rawProduct, { ...rawProduct, title: '' }, 'no product'] } };

  it('contains what can be read, three products by default [7.2.3]', async () => {
    const { client, sent } = reading({ collection });
    expect(await client.fetchProducts('handbooks')).toHaveLength(1);
    await client.fetchProducts('handbooks', 12);
    expect(sent.map(({ variables }) => variables)).toEqual([
      { handle: 'handbooks', first: 3 },
      { handle: 'handbooks', first: 12 },
    ]);
  });

  it('is empty if it is unknown or cannot be read [8.4.1]', async () => {
    expect(await reading({ collection: null }).client.fetchProducts('x')).toEqual([]);
    expect(await reading({ collection: 7 }).client.fetchProducts('x')).toEqual([]);
    const client = createCatalogueClient({ send: unreachable, addresses });
    expect(await client.fetchProducts('x')).toEqual([]);
    expect(await client.readCollection('x')).toMatchObject({ outcome: 'failed', reason: 'the line is dead' });
    expect(await client.findProduct('x')).toBeNull();
    expect(await client.fetchCollections()).toEqual([]);
    expect(await client.findProductsByTitle('x')).toEqual([]);
  });
});

it('leaves out collections that cannot be read', async () => {
  const nodes = [{ handle: 'prints', title: 'Prints', description: null }, { handle: '' }];
  expect(await reading({ collections: { nodes } }).client.fetchCollections()).toEqual([
    { handle: 'prints', title: 'Prints', description: '' },
  ]);
});

it('searches by the beginning of a title, and not at all for an empty text [7.2.2]', async () => {
  const { client, sent } = reading({ products: { edges: [{ node: rawProduct }] } });
  expect(await client.findProductsByTitle('four h')).toHaveLength(1);
  expect(await client.findProductsByTitle(' *"')).toEqual([]);
  expect(sent.map(({ variables }) => variables)).toEqual([{ query: 'title:four title:h*' }]);
});

it('never rejects and never returns anything unsafe, whatever the shop responds', async () => {
  const broken = fc.oneof(fc.jsonValue(), fc.constant(rawProduct), fc.record({ ...shapes() }));
  await fc.assert(
    fc.asyncProperty(broken, async (value) => {
      const { client } = reading({
        product: value,
        collection: value,
        collections: value,
        products: { edges: [{ node: value }] },
      });
      const read = [
        await client.findProduct('x'),
        ...(await client.fetchProducts('x')),
        ...(await client.findProductsByTitle('x')),
      ].filter((one) => one !== null);
      for (const { variants, descriptionHtml } of read) {
        expect(variants.length).toBeGreaterThan(0);
        expect(variants.every(({ price }) => Number.isSafeInteger(price.amountMinor))).toBe(true);
        expect(descriptionHtml).not.toMatch(/<script|onclick/i);
      }
      expect(Array.isArray(await client.fetchCollections())).toBe(true);
    }),
    { numRuns: 300 },
  );
});

/** The fields of a product, each with a valid value or any other. */
function shapes() {
  return Object.fromEntries(
    Object.entries(rawProduct).map(([key, value]) => [key, fc.oneof(fc.constant(value), fc.jsonValue())]),
  );
}

describe('the redirect of a path', () => {
  const target = '/products/print-tides';
  const findAt = (nodes: unknown, path: string, errors?: unknown) =>
    reading({ urlRedirects: nodes && { nodes } }, errors).client.findRedirect(path);

  it('is that of this very path, in any case', async () => {
    const nodes = [
      { path: '/products/print-waves-2', target: '/products/other' },
      { path: '/products/print-waves', target },
    ];
    expect(await findAt(nodes, '/products/print-waves')).toBe(target);
    expect(await findAt(nodes, '/products/Print-Waves')).toBe(target);
    expect(await findAt(nodes, '/products/print')).toBeUndefined();
  });

  it('is none if the token may not read redirects, or the response is none', async () => {
    const denied = [{ message: 'Access denied', extensions: { code: 'ACCESS_DENIED' } }];
    expect(await findAt(null, '/products/print-waves', denied)).toBeUndefined();
    expect(await findAt([{ path: 1 }], '/products/print-waves')).toBeUndefined();
  });

  it.each([
    '/products/a b',
    '/products/a OR path:/x',
    '/products/a"',
    '/',
    'products/a',
    '/a\\b',
    `/${'a'.repeat(300)}`,
  ])('is not asked for at %s', async (path) => {
    const { client, sent } = reading({ urlRedirects: { nodes: [{ path, target }] } });
    expect(await client.findRedirect(path)).toBeUndefined();
    expect(sent).toEqual([]);
  });
});
