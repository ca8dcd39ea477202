import { minorUnits, sumOf } from '@guildhall/money';
import * as v from 'valibot';
import { looseText, moneySchema } from '../parsing/schemas.ts';
import type { CartDiscount } from '../shop-types.ts';

const allocationSchema = v.pipe(
  v.object({ discountedAmount: moneySchema, title: looseText, code: looseText }),
  v.transform(({ discountedAmount, title, code }): CartDiscount => ({
    name: title || code,
    amountMinor: discountedAmount.amountMinor,
  })),
);

/** What is taken off, by name. One unreadable discount makes the cart unreadable: its sum would not be the shop's. */
export const discountsSchema = v.array(allocationSchema);

/** Discounts of the same name together, those of amount 0 left out. */
export function together(discounts: readonly CartDiscount[]): CartDiscount[] {
  const names = [...new Set(discounts.map(({ name }) => name))];
  const ofName = (wanted: string) => discounts.filter(({ name }) => name === wanted);
  return names
    .map((name) => ({
      name,
      amountMinor: sumOf(ofName(name).map(({ amountMinor }) => minorUnits(amountMinor))) as number,
    }))
    .filter(({ amountMinor }) => amountMinor > 0);
}

/** What `every` holds beside `some`: the vendor lists discounts of the whole cart only among all of a line. */
export function beside(every: readonly CartDiscount[], some: readonly CartDiscount[]): CartDiscount[] {
  const rest = [...every];
  for (const { name, amountMinor } of some) {
    const at = rest.findIndex((one) => one.name === name && one.amountMinor === amountMinor);
    if (at >= 0) rest.splice(at, 1);
  }
  return together(rest);
}
