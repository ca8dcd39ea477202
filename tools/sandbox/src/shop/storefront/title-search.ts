import type { StockedProduct } from '../catalogue/shop-catalogue.ts';
import { GraphQLError } from '../graphql/one-graphql.ts';

/**
 * The products that a search text finds. Of the vendor's search language only `title:<prefix>*` is spoken here, with
 * spaces behind a backslash; anything else is said to be missing rather than answered wrongly.
 */
export function titleSearch(products: readonly StockedProduct[], query: string | null | undefined) {
  if (!query) return products;
  const [, prefix] = /^title:((?:[^\s*:"()\\]|\\.)+)\*$/.exec(query) ?? [];
  if (prefix === undefined)
    throw new GraphQLError(`The sandbox searches for title:<prefix>* only, not for ${query}`);
  const wanted = prefix.replace(/\\(.)/g, '$1').toLowerCase();
  return products.filter(({ title }) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .startsWith(wanted),
  );
}
