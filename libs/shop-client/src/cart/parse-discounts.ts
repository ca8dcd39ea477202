import { toMinorUnits, sumAmounts } from '@guildhall/money';
import { parseFields, parseList, parseLooseText, parseMoney } from '../parsing/parsers.ts';
import type { CartDiscount } from '../shop-types.ts';

/** Parses discounts. One unreadable discount makes the cart unreadable: the sums would differ from the shop’s. */
export function parseDiscounts(raw: unknown): CartDiscount[] {
  return parseList(raw, (allocation) => {
    const { discountedAmount, title, code } = parseFields(allocation);
    return {
      name: parseLooseText(title) || parseLooseText(code),
      amountMinor: parseMoney(discountedAmount).amountMinor,
    };
  });
}

/** Merges discounts of the same name, and drops those with the amount 0. */
export function mergeDiscounts(discounts: readonly CartDiscount[]): CartDiscount[] {
  const names = [...new Set(discounts.map(({ name }) => name))];
  const ofName = (wanted: string) => discounts.filter(({ name }) => name === wanted);
  return names
    .map((name) => ({
      name,
      amountMinor: sumAmounts(ofName(name).map(({ amountMinor }) => toMinorUnits(amountMinor))) as number,
    }))
    .filter(({ amountMinor }) => amountMinor > 0);
}

/** Subtracts `some` from `every`: the vendor lists discounts of the whole cart only among all of a line. */
export function subtractDiscounts(
  every: readonly CartDiscount[],
  some: readonly CartDiscount[],
): CartDiscount[] {
  const rest = [...every];
  for (const { name, amountMinor } of some) {
    const at = rest.findIndex((one) => one.name === name && one.amountMinor === amountMinor);
    if (at >= 0) rest.splice(at, 1);
  }
  return mergeDiscounts(rest);
}
