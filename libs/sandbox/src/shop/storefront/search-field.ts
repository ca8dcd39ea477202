import type { ShopCatalogue } from '../catalogue/shop-catalogue.ts';
import { createConnection, type Paging } from '../graphql/connection.ts';
import type { ShopContext } from '../graphql/graphql-endpoint.ts';
import { GraphQLError } from '../graphql/one-graphql.ts';
import type { Market } from '../market/market.ts';
import { searchProducts } from '../search/find-products.ts';
import type { ProductViews } from './product-views.ts';

export interface SearchArgs extends Paging {
  query: string;
  types?: string[] | null;
  prefix?: 'LAST' | 'NONE' | null;
  unavailableProducts?: 'HIDE' | 'LAST' | 'SHOW' | null;
}

/** The vendor's full-text search: products only, by relevance only. */
export function createSearchField(catalogue: ShopCatalogue, viewsFor: (market: Market) => ProductViews) {
  const isSoldOut = ({ variants }: { variants: { id: string }[] }) =>
    variants.every(({ id }) => catalogue.stock(id) === 0);
  return (_: unknown, args: SearchArgs, { market }: ShopContext) => {
    const { query, types, prefix, unavailableProducts, sortKey } = args;
    const onlyProducts = types?.length === 1 && types[0] === 'PRODUCT';
    if (
      !onlyProducts ||
      (unavailableProducts ?? 'LAST') !== 'LAST' ||
      (sortKey ?? 'RELEVANCE') !== 'RELEVANCE'
    )
      throw new GraphQLError('The sandbox searches products only, by relevance, with what is sold out last');
    const found = searchProducts(catalogue.published(), {
      query,
      isPrefix: prefix === 'LAST',
      market,
      isSoldOut,
    });
    return {
      ...createConnection(found.map(viewsFor(market).product))(args),
      totalCount: found.length,
      productFilters: [],
    };
  };
}
