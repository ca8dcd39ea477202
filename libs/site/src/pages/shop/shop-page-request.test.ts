import { expect, it } from 'vitest';
import { readShopPageRequest } from './shop-page-request.ts';

it.each([
  ['/p', '', { kind: 'shop', key: '/p' }],
  ['/p', 'utm_source=letter&sort=title', { kind: 'shop', key: '/p' }],
  ['/p', 'q=', { kind: 'shop', key: '/p' }],
  ['/p', 'q=%22*%22', { kind: 'shop', key: '/p' }],
  ['/p', 'q=Long+TABLE', { kind: 'search', key: '/p?q=long table', text: 'long table', page: 1 }],
  [
    '/p',
    'page=2&q=%20long%20%20table!',
    { kind: 'search', key: '/p?q=long table&page=2', text: 'long table', page: 2 },
  ],
  ['/p/print-tides', 'q=x&page=2', { kind: 'product', key: '/p/print-tides', handle: 'print-tides' }],
  ['/cart', 'utm_source=letter', { kind: 'cart', key: '/cart' }],
  ['/p/collections', '', { kind: 'product', key: '/p/collections', handle: 'collections' }],
  [
    '/p/collections/prints',
    'utm_source=letter',
    { kind: 'collection', key: '/p/collections/prints', handle: 'prints', page: 1, sort: undefined },
  ],
  [
    '/p/collections/prints',
    'page=3&sort=price-low',
    {
      kind: 'collection',
      key: '/p/collections/prints?sort=price-low&page=3',
      handle: 'prints',
      page: 3,
      sort: 'price-low',
    },
  ],
  [
    '/p/collections/prints',
    'page=1',
    { kind: 'collection', key: '/p/collections/prints', handle: 'prints', page: 1, sort: undefined },
  ],
])('reads %s?%s', (path, query, address) => {
  expect(readShopPageRequest(path, query)).toEqual(address);
});

it.each(['page=0', 'page=-1', 'page=two', 'page=1e3', 'page=', 'sort=dearest', 'sort=constructor'])(
  'reads %s as the first page in the shop’s own order',
  (query) => {
    expect(readShopPageRequest('/p/collections/prints', query)).toMatchObject({
      key: '/p/collections/prints',
      page: 1,
    });
  },
);

it('accepts no page beyond the fiftieth, against requests for endless pages', () => {
  expect(readShopPageRequest('/p/collections/prints', 'page=50')).toMatchObject({ page: 50 });
  expect(readShopPageRequest('/p/collections/prints', 'page=51')).toEqual({ kind: 'none' });
  expect(readShopPageRequest('/p', 'q=a&page=999999')).toEqual({ kind: 'none' });
  expect(readShopPageRequest('/p', `q=a&page=${'9'.repeat(400)}`)).toEqual({ kind: 'none' });
});

it('limits the key of a search to a hundred characters', () => {
  const address = readShopPageRequest('/p', `q=${'long '.repeat(2_000)}`);
  expect(address).toMatchObject({ text: Array(8).fill('long').join(' ') });
});
