import type { ProductSummary, ShopMoney } from '../shop-types.ts';

/**
 * Returns the price for a card: the lowest among the variants that can be bought, or among all if none can. `differs`
 * if another of them costs more.
 *
 * @example
 * const { price, differs } = findLowestPrice(product);
 * const label = price && `${differs ? 'from ' : ''}${price.amountMinor / 100} ${price.currency}`;
 */
export function findLowestPrice({ variants }: Pick<ProductSummary, 'variants'>): {
  price: ShopMoney | undefined;
  differs: boolean;
} {
  const buyable = variants.filter(({ availableForSale }) => availableForSale);
  const prices = (buyable.length > 0 ? buyable : variants).map(({ price }) => price);
  const [lowest, ...others] = [...prices].sort((one, other) => compare(one, other));
  return {
    price: lowest,
    differs: lowest !== undefined && others.some((other) => compare(other, lowest) !== 0),
  };
}

function compare({ amountMinor: one }: ShopMoney, { amountMinor: other }: ShopMoney): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
