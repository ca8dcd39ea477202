import type { CatalogueClient, Product, ShopCollection } from '@guildhall/shop-client';
import { describe, expect, it } from 'vitest';
import { loadCollections, loadProduct, loadShop } from './load-shop.ts';

const tides = { handle: 'print-tides', title: 'Tides' } as Product;
const prints: ShopCollection = { handle: 'prints', title: 'Prints', description: '' };
const failed = { outcome: 'failed', reason: 'no answer came' } as const;

const shop = (more: Partial<CatalogueClient>) =>
  ({
    readCollections: async () => ({ outcome: 'found', collections: [prints] }),
    readCollection: async () => ({ outcome: 'found', products: [tides] }),
    ...more,
  }) as CatalogueClient;

describe('a product’s page', () => {
  it('shows the product of its handle', async () => {
    const asked: string[] = [];
    const readProduct: CatalogueClient['readProduct'] = async (handle) => {
      asked.push(handle);
      return { outcome: 'found', product: tides };
    };
    expect(await loadProduct(shop({ readProduct }), 'print-tides')).toEqual({
      outcome: 'found',
      model: { kind: 'product', product: tides },
      whole: true,
    });
    expect(asked).toEqual(['print-tides']);
  });

  it('is missing when its handle is longer than any of a shop, without a question to it', async () => {
    const readProduct = async () => Promise.reject(new Error('asked'));
    const loaded = await loadProduct(shop({ readProduct }), 'a'.repeat(256));
    expect(loaded).toMatchObject({ outcome: 'empty', model: { kind: 'not-found' } });
  });

  it('is missing when the shop does not know it, and only then', async () => {
    const unknown = await loadProduct(shop({ readProduct: async () => ({ outcome: 'unknown' }) }), 'x');
    expect(unknown).toMatchObject({ outcome: 'empty', model: { kind: 'not-found' } });
    const away = await loadProduct(shop({ readProduct: async () => failed }), 'x');
    expect(away).toMatchObject({ outcome: 'failed', model: { kind: 'unavailable' } });
  });
});

describe('the shop’s page', () => {
  it('shows every collection with its products, and no empty ones', async () => {
    const empty = { ...prints, handle: 'empty' };
    const loaded = await loadShop(
      shop({
        readCollections: async () => ({ outcome: 'found', collections: [prints, empty] }),
        readCollection: async (handle) => ({ outcome: 'found', products: handle === 'empty' ? [] : [tides] }),
      }),
    );
    expect(loaded).toEqual({
      outcome: 'found',
      model: { kind: 'shop', collections: [{ ...prints, products: [tides] }] },
      whole: true,
    });
  });

  it('stands when one collection cannot be read, and is not whole then', async () => {
    const readCollection = async () => ({ ...failed, products: [] as [] });
    expect(await loadShop(shop({ readCollection }))).toMatchObject({
      outcome: 'found',
      model: { collections: [{ products: 'failed' }] },
      whole: false,
    });
  });

  it('has failed when the collections cannot be read', async () => {
    const readCollections = async () => ({ ...failed, collections: [] as [] });
    expect(await loadShop(shop({ readCollections }))).toMatchObject({ outcome: 'failed' });
  });
});

it('reads the collections of a page’s blocks under their keys', async () => {
  const readCollection: CatalogueClient['readCollection'] = async (handle) =>
    handle === 'prints' ? { outcome: 'found', products: [tides] } : { ...failed, products: [] };
  const wanted = ['prints', 'desk'].map((handle) => ({ key: `3 ${handle}`, handle, count: 3 }));
  expect(await loadCollections(shop({ readCollection }), wanted)).toEqual({
    collections: { '3 prints': [tides], '3 desk': 'failed' },
    whole: false,
  });
});
