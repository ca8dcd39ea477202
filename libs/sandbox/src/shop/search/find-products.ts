import type { StockedProduct } from '../catalogue/shop-catalogue.ts';
import { GraphQLError } from '../graphql/one-graphql.ts';
import { translate, type Market } from '../market/market.ts';
import { readSearchQuery, splitWords, type SearchTerm } from './search-query.ts';

/** The searchable fields of a product, in the market's language. */
function toFields(product: StockedProduct, market: Market): Record<string, string> {
  const { title, text } = translate(product.handle, { title: product.title, text: product.html }, market);
  return {
    title,
    vendor: product.vendor,
    product_type: product.collections[0] ?? '',
    body: text.replace(/<[^>]+>/g, ' '),
  };
}

/** Returns true if the words of a term follow one another in the text, the last one optionally as a prefix. */
function matchesText({ words, isPrefix }: SearchTerm, text: string): boolean {
  const present = splitWords(text);
  return present.some((_, from) =>
    words.every((word, at) => {
      const candidate = present[from + at];
      const last = at === words.length - 1;
      return isPrefix && last ? candidate?.startsWith(word) : candidate === word;
    }),
  );
}

function hasTerm(fields: Record<string, string>, term: SearchTerm): boolean {
  const { field, negated } = term;
  if (field !== undefined && fields[field] === undefined)
    throw new GraphQLError(`The sandbox does not search for ${field}`);
  const texts = field === undefined ? Object.values(fields) : [fields[field] ?? ''];
  return texts.some((text) => matchesText(term, text)) !== negated;
}

/** Products that match a search text, as `products(query:)` returns them; all products without a text. */
export function filterProducts(
  products: readonly StockedProduct[],
  query: string | null | undefined,
  market: Market,
): StockedProduct[] {
  const terms = readSearchQuery(query ?? '');
  return products.filter((product) => terms.every((term) => hasTerm(toFields(product, market), term)));
}

interface SearchOptions {
  query: string;
  /** The last word may be a prefix. */
  isPrefix: boolean;
  market: Market;
  isSoldOut: (product: StockedProduct) => boolean;
}

/** Full-text search: products with the words in their title first, sold-out ones last. */
export function searchProducts(
  products: readonly StockedProduct[],
  options: SearchOptions,
): StockedProduct[] {
  const { query, isPrefix, market, isSoldOut } = options;
  const terms = readSearchQuery(query);
  if (terms.length === 0) return [];
  const conditions = terms.map((term, at) => ({
    ...term,
    isPrefix: term.isPrefix || (isPrefix && at === terms.length - 1),
  }));
  const computeRank = (product: StockedProduct) => {
    const { title = '' } = toFields(product, market);
    const inTitle = conditions.filter((term) => matchesText(term, title)).length;
    return (isSoldOut(product) ? 100 : 0) - inTitle;
  };
  return products
    .filter((product) => conditions.every((term) => hasTerm(toFields(product, market), term)))
    .map((product, at) => ({ product, at, rank: computeRank(product) }))
    .sort((one, other) => one.rank - other.rank || one.at - other.at)
    .map(({ product }) => product);
}
