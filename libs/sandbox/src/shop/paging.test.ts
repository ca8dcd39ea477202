import { collectionSorts } from '@guildhall/shop-client';
import { describe, expect, it } from 'vitest';
import { createShopUnderTest } from './shop.fixture.ts';

const list = `query ($handle: String!, $first: Int, $last: Int, $after: String, $before: String, $sortKey: ProductCollectionSortKeys, $reverse: Boolean) {
  collection(handle: $handle) {
    products(first: $first, last: $last, after: $after, before: $before, sortKey: $sortKey, reverse: $reverse) {
      edges { cursor node { handle } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`;

interface Edge {
  cursor: string;
  node: { handle: string };
}

function createPager() {
  const { storefront, client } = createShopUnderTest();
  const fetchPage = async (variables: object) => {
    const response = (await storefront(list, { handle: 'crossings', ...variables })).json();
    if (response.errors) throw new Error(response.errors[0].message);
    const { edges, pageInfo } = response.data.collection.products;
    return { handles: (edges as Edge[]).map(({ node }) => node.handle), edges: edges as Edge[], pageInfo };
  };
  return { fetchPage, client };
}

describe('a list of the vendor', () => {
  it('continues after a cursor and before one, and reports whether there is more', async () => {
    const { fetchPage } = createPager();
    const whole = await fetchPage({ first: 250 });
    expect(whole.handles.length).toBeGreaterThan(48);
    expect(whole.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    const first = await fetchPage({ first: 24 });
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const second = await fetchPage({ first: 24, after: first.pageInfo.endCursor });
    expect(second.handles).toEqual(whole.handles.slice(24, 48));
    expect(second.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    const back = await fetchPage({ last: 24, before: second.pageInfo.startCursor });
    expect(back.handles).toEqual(first.handles);
  });

  it('accepts a cursor only for the sort order that it was created for', async () => {
    const { fetchPage } = createPager();
    const { pageInfo } = await fetchPage({ first: 2, sortKey: 'TITLE' });
    await expect(fetchPage({ first: 2, after: pageInfo.endCursor, sortKey: 'PRICE' })).rejects.toThrow(
      'Invalid cursor',
    );
    await expect(fetchPage({ first: 2, after: 'nonsense' })).rejects.toThrow('Invalid cursor');
    await expect(fetchPage({ first: 2, sortKey: 'RELEVANCE' })).rejects.toThrow('does not sort');
  });
});

describe('a collection, page by page', () => {
  it.each([undefined, ...collectionSorts])('sorted by %s contains every product once', async (sort) => {
    const { fetchPage, client } = createPager();
    const handles: string[] = [];
    for (let number = 1, more = true; more; number++) {
      const read = await client.readCollectionPage('crossings', { page: number, sort });
      if (read.outcome !== 'found') throw new Error(read.outcome);
      handles.push(...read.products.map(({ handle }) => handle));
      more = read.more;
    }
    expect([...handles].sort()).toEqual([...(await fetchPage({ first: 250 })).handles].sort());
  });

  it('begins with the newest, the cheapest, the most expensive, or the first by title', async () => {
    const { client } = createPager();
    const fetchFirst = async (sort: (typeof collectionSorts)[number], handle = 'crossings') => {
      const read = await client.readCollectionPage(handle, { sort });
      return read.outcome === 'found' ? read.products[0]?.handle : read.outcome;
    };
    expect(await fetchFirst('newest')).toBe('crossings-48');
    expect(await fetchFirst('price-high')).toBe('crossings-year');
    expect(await fetchFirst('price-low', 'handbooks')).toBe('the-second-forty');
    expect(await fetchFirst('title', 'prints')).toBe('print-city');
  });

  it('is unknown beyond its last page', async () => {
    const { client } = createPager();
    expect(await client.readCollectionPage('prints', { page: 2 })).toEqual({ outcome: 'missing' });
    expect(await client.readCollectionPage('nothing')).toEqual({ outcome: 'missing' });
  });
});

describe('a search', () => {
  const search = async (typed: string, options = {}) => {
    const read = await createPager().client.searchProducts(typed, options);
    return read.outcome === 'found' ? read.products.map(({ handle }) => handle) : read.outcome;
  };

  it('finds words in titles first, then in descriptions, and lists sold-out products last', async () => {
    const tides = await search('tide');
    expect(tides.slice(0, 2)).toEqual(['crossings-39', 'print-tides']);
    expect(tides).toContain('tide-almanac-2027');
    const notes = await search('water');
    expect(notes.slice(-2)).toEqual(['notes-on-leaving', 'print-city']);
  });

  it('matches every word, the last one as a prefix', async () => {
    expect(await search('long tab')).toContain('the-long-table');
    expect(await search('tab long')).not.toContain('the-long-table');
    expect(await search('nothing such')).toEqual([]);
  });

  it('is paged like any list', async () => {
    const { client } = createPager();
    const read = await client.searchProducts('crossings');
    expect(read).toMatchObject({ outcome: 'found', more: true });
    const second = await client.searchProducts('crossings', { page: 2 });
    expect(second).toMatchObject({ outcome: 'found', count: (read as { count: number }).count });
    expect(await client.searchProducts('crossings', { page: 9 })).toEqual({ outcome: 'missing' });
  });
});

describe('the vendor’s search language', () => {
  const response = async (query: string) => {
    const { storefront } = createShopUnderTest();
    const { data, errors } = (
      await storefront('query ($query: String!) { products(first: 5, query: $query) { nodes { handle } } }', {
        query,
      })
    ).json();
    return errors
      ? (errors[0].message as string)
      : (data.products.nodes as { handle: string }[]).map(({ handle }) => handle);
  };

  it.each([
    ['title:long title:tab*', ['the-long-table', 'event-members-supper']],
    ['title:hosting AND title:table', ['the-long-table']],
    ['title:"long table" title:hosting', ['the-long-table']],
    ['title:"table long"', []],
    ['title:table -title:hosting', ['event-members-supper']],
    ['vendor:weighing title:cones', ['print-cones']],
    ['title:Tide\\: vendor:wayleave', ['tide-almanac-2027', 'crossings-39']],
  ])('matches %s', async (query, handles) => {
    expect(await response(query)).toEqual(handles);
  });

  it.each(['title:long\\ tab*', 'title:a OR title:b', '(title:a)', 'tag:x', 'title:*', 'variants.price:>10'])(
    'refuses %s, which it does not support or the vendor does not document',
    async (query) => {
      expect(await response(query)).toMatch(/^The sandbox does not/);
    },
  );
});
