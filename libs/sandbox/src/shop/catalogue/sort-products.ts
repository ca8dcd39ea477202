import { GraphQLError } from '../graphql/one-graphql.ts';
import type { StockedProduct } from './shop-catalogue.ts';

const titles = new Intl.Collator('en');
const getNumber = ({ id }: StockedProduct) => Number(id.split('/').at(-1));
const computeLowestPrice = ({ variants }: StockedProduct) => Math.min(...variants.map(({ price }) => price));

type CompareProducts = (one: StockedProduct, other: StockedProduct) => number;
const compareIds: CompareProducts = (one, other) => getNumber(one) - getNumber(other);

/** By the vendor's sort keys, ascending; `own` is the order of the seed. */
const sortOrders: Readonly<Record<string, CompareProducts | 'own'>> = {
  COLLECTION_DEFAULT: 'own',
  MANUAL: 'own',
  BEST_SELLING: 'own',
  ID: compareIds,
  CREATED: (one, other) => one.created.localeCompare(other.created) || compareIds(one, other),
  CREATED_AT: (one, other) => one.created.localeCompare(other.created) || compareIds(one, other),
  PRICE: (one, other) => computeLowestPrice(one) - computeLowestPrice(other) || compareIds(one, other),
  TITLE: (one, other) => titles.compare(one.title, other.title) || compareIds(one, other),
  VENDOR: (one, other) => titles.compare(one.vendor, other.vendor) || compareIds(one, other),
};

/** Sorts products by one of the vendor's sort keys. */
export function sortProducts(products: readonly StockedProduct[], sortKey: string): StockedProduct[] {
  const order = sortOrders[sortKey];
  if (order === undefined) throw new GraphQLError(`The sandbox does not sort by ${sortKey}`);
  return order === 'own' ? [...products] : [...products].sort(order);
}
