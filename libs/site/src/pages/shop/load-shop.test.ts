import type { CatalogueClient, Product, ShopCollection } from '@guildhall/shop-client';
import { describe, expect, it } from 'vitest';
import { loadCollectionPage, loadProduct, loadSearch, loadShop } from './load-shop.ts';

const tides = { handle: 'print-tides', title: 'Tides' } as Product;
const prints: ShopCollection = { handle: 'prints', title: 'Prints', description: '' };
const failed = { outcome: 'failed', reason: 'no response' } as const;

const shop = (more: Partial<CatalogueClient>) =>
  ({
    readCollections: async () => ({ outcome: 'found', collections: [prints] }),
    readCollection: async () => ({ outcome: 'missing' }),
    findRedirect: async () => undefined,
    ...more,
  }) as CatalogueClient;

describe('a product’s page', () => {
  it('shows the product of its handle', async () => {
    const requested: string[] = [];
    const readProduct: CatalogueClient['readProduct'] = async (handle) => {
      requested.push(handle);
      return { outcome: 'found', product: tides };
    };
    expect(await loadProduct(shop({ readProduct }), { handle: 'print-tides' })).toEqual({
      outcome: 'found',
      model: { kind: 'product', product: tides },
      fullyRead: true,
    });
    expect(requested).toEqual(['print-tides']);
  });

  it('is a 404 if its handle is too long, without a call to the shop', async () => {
    const readProduct = async () => Promise.reject(new Error('requested'));
    const loaded = await loadProduct(shop({ readProduct }), { handle: 'a'.repeat(256) });
    expect(loaded).toMatchObject({ outcome: 'missing', model: { kind: 'not-found' } });
  });

  it('is a 404 only if the shop does not know it', async () => {
    const unknown = await loadProduct(shop({ readProduct: async () => ({ outcome: 'missing' }) }), {
      handle: 'x',
    });
    expect(unknown).toMatchObject({ outcome: 'missing', model: { kind: 'not-found' } });
    const away = await loadProduct(shop({ readProduct: async () => failed }), { handle: 'x' });
    expect(away).toMatchObject({ outcome: 'failed', model: { kind: 'unavailable' } });
  });
});

const page = (products: Product[], more = false) =>
  ({ outcome: 'found', collection: prints, products, more }) as const;

describe('the shop’s page', () => {
  it('shows every non-empty collection with its first products and whether there are more', async () => {
    const empty = { ...prints, handle: 'empty' };
    const loaded = await loadShop(
      shop({
        readCollections: async () => ({ outcome: 'found', collections: [prints, empty] }),
        readCollectionPage: async (handle) => page(handle === 'empty' ? [] : [tides], true),
      }),
    );
    expect(loaded).toEqual({
      outcome: 'found',
      model: { kind: 'shop', collections: [{ ...prints, products: [tides], more: true }] },
      fullyRead: true,
      partsMissing: false,
      entryTag: 'shop',
    });
  });

  it('is shown if one collection cannot be read, and is incomplete then', async () => {
    expect(await loadShop(shop({ readCollectionPage: async () => failed }))).toMatchObject({
      outcome: 'found',
      model: { collections: [{ products: 'failed' }] },
      fullyRead: false,
      partsMissing: true,
    });
  });

  it('fails if the collections cannot be read', async () => {
    const readCollections = async () => failed;
    expect(await loadShop(shop({ readCollections }))).toMatchObject({ outcome: 'failed' });
  });
});

describe('a page of a collection', () => {
  const address = { handle: 'prints', page: 2, sort: 'newest' } as const;

  it('shows the products of its page number, in the requested order', async () => {
    const requested: unknown[] = [];
    const readCollectionPage: CatalogueClient['readCollectionPage'] = async (...question) => {
      requested.push(question);
      return page([tides], true);
    };
    expect(await loadCollectionPage(shop({ readCollectionPage }), address)).toEqual({
      outcome: 'found',
      model: {
        kind: 'collection',
        collection: prints,
        products: [tides],
        page: 2,
        sort: 'newest',
        more: true,
      },
      fullyRead: true,
    });
    expect(requested).toEqual([['prints', { page: 2, sort: 'newest' }]]);
  });

  it('is a 404 if the shop does not know it, and unavailable if the shop does not respond', async () => {
    const unknown = async () => ({ outcome: 'missing' }) as const;
    expect(await loadCollectionPage(shop({ readCollectionPage: unknown }), address)).toMatchObject({
      outcome: 'missing',
      model: { kind: 'not-found' },
    });
    expect(await loadCollectionPage(shop({ readCollectionPage: async () => failed }), address)).toMatchObject(
      {
        outcome: 'failed',
        model: { kind: 'unavailable' },
      },
    );
  });
});

describe('a search', () => {
  const address = { text: 'tide', page: 1 };
  const found = (products: Product[], count: number) => async () =>
    ({ outcome: 'found', products, count, more: false }) as const;
  const collections = async () => [prints];

  it('shows its results, and collections only if there are none', async () => {
    expect(
      await loadSearch(shop({ searchProducts: found([tides], 1), fetchCollections: collections }), address),
    ).toMatchObject({
      outcome: 'found',
      model: { kind: 'search', text: 'tide', products: [tides], count: 1, collections: [] },
    });
    expect(
      await loadSearch(shop({ searchProducts: found([], 0), fetchCollections: collections }), address),
    ).toMatchObject({
      outcome: 'found',
      model: { products: [], count: 0, collections: [prints] },
    });
  });

  it('is a 404 beyond its last page, and unavailable if the shop does not respond', async () => {
    const unknown = async () => ({ outcome: 'missing' }) as const;
    expect(await loadSearch(shop({ searchProducts: unknown }), address)).toMatchObject({
      outcome: 'missing',
    });
    expect(await loadSearch(shop({ searchProducts: async () => failed }), address)).toMatchObject({
      outcome: 'failed',
    });
  });
});

describe('an earlier handle', () => {
  it('of a product leads to the product [2.1.12]', async () => {
    const readProduct: CatalogueClient['readProduct'] = async (handle) =>
      handle === 'print-tides' ? { outcome: 'found', product: tides } : { outcome: 'missing' };
    const findRedirect = async (path: string) =>
      path === '/products/waves' ? '/products/print-tides' : undefined;
    const find = (handle: string) => loadProduct(shop({ readProduct, findRedirect }), { handle });
    for (const handle of ['waves', 'Print-Tides'])
      expect(await find(handle)).toEqual({ outcome: 'moved', to: '/p/print-tides' });
    expect(await find('never')).toMatchObject({ outcome: 'missing' });
  });

  it('of a collection leads to the collection [2.1.12]', async () => {
    const findRedirect = async (path: string) =>
      path === '/collections/posters' ? '/collections/prints' : undefined;
    const readCollectionPage = async () => ({ outcome: 'missing' }) as const;
    const client = shop({ readCollectionPage, findRedirect });
    const request = { page: 1, sort: undefined };
    expect(await loadCollectionPage(client, { ...request, handle: 'posters' })).toEqual({
      outcome: 'moved',
      to: '/p/collections/prints',
    });
    expect(await loadCollectionPage(client, { ...request, handle: 'never' })).toMatchObject({
      outcome: 'missing',
    });
  });
});
