import { GraphQLError } from '../graphql/one-graphql.ts';
import type { StockedProduct } from './shop-catalogue.ts';

const titles = new Intl.Collator('en');
const numberOf = ({ id }: StockedProduct) => Number(id.split('/').at(-1));
const cheapest = ({ variants }: StockedProduct) => Math.min(...variants.map(({ price }) => price));

type Order = (one: StockedProduct, other: StockedProduct) => number;
const byId: Order = (one, other) => numberOf(one) - numberOf(other);

/** By the vendor's sort keys, ascending; `own` is the order of the seed. */
const orders: Readonly<Record<string, Order | 'own'>> = {
  COLLECTION_DEFAULT: 'own',
  MANUAL: 'own',
  BEST_SELLING: 'own',
  ID: byId,
  CREATED: (one, other) => one.created.localeCompare(other.created) || byId(one, other),
  CREATED_AT: (one, other) => one.created.localeCompare(other.created) || byId(one, other),
  PRICE: (one, other) => cheapest(one) - cheapest(other) || byId(one, other),
  TITLE: (one, other) => titles.compare(one.title, other.title) || byId(one, other),
  VENDOR: (one, other) => titles.compare(one.vendor, other.vendor) || byId(one, other),
};

/** Products in the order of one of the vendor's sort keys. */
export function sortProducts(products: readonly StockedProduct[], sortKey: string): StockedProduct[] {
  const order = orders[sortKey];
  if (order === undefined) throw new GraphQLError(`The sandbox does not sort by ${sortKey}`);
  return order === 'own' ? [...products] : [...products].sort(order);
}
