import type { CatalogueClient, Product } from '@guildhall/shop-client';
import { expect, it } from 'vitest';
import { findShopPage } from './former-shop-path.ts';

const redirects: Record<string, string> = {
  '/products/print-waves': '/products/print-tides?variant=1',
  '/collections/posters': '/collections/Prints',
  '/pages/about-us': '/pages/about',
  '/pages/shop': '/collections/all',
  '/products/elsewhere': 'https://evil.example/',
  '/products/tricky': '//evil.example/',
  '/products/trickier': '/\\evil.example',
  '/products/dots': '/../x',
};

function createShop({ fails = false } = {}) {
  const requests: string[] = [];
  const shop = {
    async readProduct(handle) {
      if (fails) return { outcome: 'failed', reason: 'no response' };
      return handle === 'print-tides'
        ? { outcome: 'found', product: { handle } as Product }
        : { outcome: 'missing' };
    },
    async readCollection(handle) {
      if (fails) return { outcome: 'failed', reason: 'no response' };
      return handle === 'prints' ? { outcome: 'found', products: [] } : { outcome: 'missing' };
    },
    async findRedirect(path) {
      requests.push(path);
      return redirects[path];
    },
  } satisfies Pick<CatalogueClient, 'readProduct' | 'readCollection' | 'findRedirect'>;
  return { shop, requests };
}

it.each([
  ['/products/print-tides', '/p/print-tides'],
  ['/products/Print-Tides', '/p/print-tides'],
  ['/collections/prints/products/print-tides', '/p/print-tides'],
  ['/de-at/products/print-tides', '/p/print-tides'],
  ['/collections/prints', '/p/collections/prints'],
  ['/collections/prints/blue', '/p/collections/prints'],
  ['/collections/all', '/p'],
  ['/collections', '/p'],
  ['/products/print-waves', '/p/print-tides?variant=1'],
  ['/collections/posters', '/p/collections/prints'],
  ['/pages/about-us', '/about'],
  ['/pages/shop', '/p'],
  ['/products/never', undefined],
  ['/pages/never', undefined],
  ['/products/elsewhere', undefined],
  ['/products/tricky', undefined],
  ['/products/trickier', undefined],
  ['/products/dots', undefined],
])('the address %s of the earlier shop leads to %s [2.1.12]', async (path, to) => {
  expect(await findShopPage(createShop().shop, path)).toBe(to);
});

it('other missing pages cost the shop nothing, and one that cannot be read is not missing', async () => {
  const { shop, requests } = createShop();
  for (const path of ['/never', '/a/b/c', '/product/x', '/p'])
    expect(await findShopPage(shop, path)).toBeUndefined();
  expect(requests).toEqual([]);
  const away = createShop({ fails: true }).shop;
  expect(await findShopPage(away, '/products/print-tides')).toBe('failed');
  expect(await findShopPage(away, '/collections/prints')).toBe('failed');
});
