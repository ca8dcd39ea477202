import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addresses, createShopResponding, rawProduct, unreachable } from '../shop-responses.fixture.ts';
import type { SendToShop } from '../transport/send.ts';
import { createCatalogueClient } from './create-catalogue-client.ts';

/** A shop with one list of the given number of products and the vendor's paging: by cursors, at most 250 at once. */
function createShop(total: number, field: 'collection' | 'search' = 'collection') {
  const requests: { operation: string; first: number; after: unknown; products: boolean }[] = [];
  const send: SendToShop = async (document, variables) => {
    type RequestedPage = { first: number; after?: string; withProducts?: boolean };
    const { first, after, withProducts: products = true } = variables as RequestedPage;
    requests.push({ operation: /^query (\w+)/.exec(document)?.[1] ?? '', first, after, products });
    if (first > 250) return { errors: [{ message: 'too many' }] };
    const from = after === undefined ? 0 : Number(after.slice('after '.length));
    const until = Math.min(from + first, total);
    const nodes = Array.from({ length: until - from }, (_, at) => ({
      ...rawProduct,
      handle: `product-${from + at + 1}`,
    }));
    const pageInfo = { hasNextPage: until < total, endCursor: until === 0 ? null : `after ${until}` };
    const list = { pageInfo, ...(products && { nodes, totalCount: total }) };
    const words = products && { handle: 'prints', title: 'Prints', description: 'By hand' };
    const collection = { ...words, products: list };
    return { data: { [field]: field === 'search' ? list : collection } };
  };
  return { client: createCatalogueClient({ send, addresses }), requests };
}
const handles = (read: { products?: { handle: string }[] }) => read.products?.map(({ handle }) => handle);

describe('a page of a collection', () => {
  it('is the first 24 products, with the collection’s own texts', async () => {
    const { client, requests } = createShop(60);
    const read = await client.readCollectionPage('prints');
    expect(read).toMatchObject({
      outcome: 'found',
      collection: { handle: 'prints', title: 'Prints', description: 'By hand' },
      more: true,
    });
    expect(handles(read as never)).toHaveLength(24);
    expect(requests).toEqual([{ operation: 'CollectionPage', first: 24, after: undefined, products: true }]);
  });

  it('begins where the previous one ends, and the last one is marked as such', async () => {
    const { client, requests } = createShop(60);
    const read = await client.readCollectionPage('prints', { page: 3 });
    expect(read).toMatchObject({ outcome: 'found', more: false });
    expect(handles(read as never)?.at(0)).toBe('product-49');
    expect(handles(read as never)).toHaveLength(12);
    expect(requests[0]).toEqual({
      operation: 'CollectionPage',
      first: 48,
      after: undefined,
      products: false,
    });
  });

  it('is found by cursors of 250 each, at any distance', async () => {
    const { client, requests } = createShop(1_300);
    const read = await client.readCollectionPage('prints', { page: 50 });
    expect(handles(read as never)?.at(0)).toBe('product-1177');
    expect(requests.map(({ first }) => first)).toEqual([250, 250, 250, 250, 176, 24]);
  });

  it.each([
    [60, 4],
    [48, 3],
    [0, 2],
  ])('of %i products is unknown if it is page %i', async (total, page) => {
    expect(await createShop(total).client.readCollectionPage('prints', { page })).toEqual({
      outcome: 'missing',
    });
  });

  it('of an empty collection is found, and empty', async () => {
    expect(await createShop(0).client.readCollectionPage('prints')).toMatchObject({
      outcome: 'found',
      products: [],
      more: false,
    });
  });

  it.each([
    ['newest', { sortKey: 'CREATED', reverse: true }],
    ['price-low', { sortKey: 'PRICE' }],
    ['price-high', { sortKey: 'PRICE', reverse: true }],
    ['title', { sortKey: 'TITLE' }],
    [undefined, {}],
  ] as const)('has the same order on every page: %s', async (sort, vendors) => {
    const { send, sent } = createShopResponding({ data: { collection: null } });
    const client = createCatalogueClient({ send, addresses });
    await client.readCollectionPage('prints', { sort });
    await client.readCollectionPage('prints', { sort, page: 2 });
    expect(sent.map(({ variables }) => variables)).toEqual([
      { handle: 'prints', first: 24, ...vendors },
      { handle: 'prints', first: 24, withProducts: false, ...vendors },
    ]);
  });

  it('is unknown if the shop does not know the collection, and failed without a response', async () => {
    const unknown = createCatalogueClient({
      send: createShopResponding({ data: { collection: null } }).send,
      addresses,
    });
    expect(await unknown.readCollectionPage('x')).toEqual({ outcome: 'missing' });
    expect(await unknown.readCollectionPage('x', { page: 2 })).toEqual({ outcome: 'missing' });
    const away = createCatalogueClient({ send: unreachable, addresses });
    for (const page of [1, 2])
      expect(await away.readCollectionPage('x', { page })).toEqual({
        outcome: 'failed',
        reason: 'the line is dead',
      });
  });

  it('has every product once, in order, over all pages of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 1, max: 250 }),
        async (total, size) => {
          const { client } = createShop(total);
          const found: (string | undefined)[] = [];
          for (let page = 1, more = true; more; page++) {
            const read = await client.readCollectionPage('prints', { page, size });
            if (read.outcome !== 'found') throw new Error(read.outcome);
            found.push(...read.products.map(({ handle }) => handle));
            more = read.more;
          }
          expect(found).toEqual(Array.from({ length: total }, (_, at) => `product-${at + 1}`));
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('a search for products', () => {
  it('returns the products of a page, and the total number', async () => {
    const { client, requests } = createShop(30, 'search');
    const read = await client.searchProducts('Tides', { page: 2 });
    expect(read).toMatchObject({ outcome: 'found', count: 30, more: false });
    expect(handles(read as never)).toEqual(Array.from({ length: 6 }, (_, at) => `product-${at + 25}`));
    expect(requests.map(({ operation, products }) => `${operation} ${products}`)).toEqual([
      'ProductSearch false',
      'ProductSearch true',
    ]);
    expect(await client.searchProducts('tides', { page: 3 })).toEqual({ outcome: 'missing' });
  });

  it('sends the visitor’s words, and nothing for an empty text', async () => {
    const { send, sent } = createShopResponding({ data: { search: null } });
    const client = createCatalogueClient({ send, addresses });
    expect(await client.searchProducts('Long  TABLE OR (vendor:x)')).toMatchObject({ outcome: 'failed' });
    expect(sent[0]?.variables).toEqual({ query: 'long table or vendor x', first: 24 });
    expect(await client.searchProducts(' *"(): ')).toEqual({
      outcome: 'found',
      products: [],
      count: 0,
      more: false,
    });
    expect(sent).toHaveLength(1);
  });

  it('fails if there is no readable response', async () => {
    const client = createCatalogueClient({ send: unreachable, addresses });
    expect(await client.searchProducts('tides')).toEqual({ outcome: 'failed', reason: 'the line is dead' });
    expect(await client.searchProducts('tides', { page: 2 })).toMatchObject({ outcome: 'failed' });
  });
});

describe('shop/fetchCollection', () => {
  it('returns the first products of a collection, 3 by default [7.2.3]', async () => {
    const { send, sent } = createShopResponding({
      data: { collection: { products: { nodes: [rawProduct] } } },
    });
    const client = createCatalogueClient({ send, addresses });
    expect(await client.fetchCollection({ collectionHandle: 'prints' })).toHaveLength(1);
    await client.fetchCollection({ collectionHandle: 'prints', numberOfEntries: 7 });
    expect(sent.map(({ variables }) => variables)).toEqual([
      { handle: 'prints', first: 3 },
      { handle: 'prints', first: 7 },
    ]);
  });

  it('returns an empty list on any error [8.4.1]', async () => {
    for (const send of [
      unreachable,
      createShopResponding({ errors: [{ message: 'no' }] }).send,
      createShopResponding('<html>').send,
    ])
      expect(
        await createCatalogueClient({ send, addresses }).fetchCollection({ collectionHandle: 'prints' }),
      ).toEqual([]);
  });
});
