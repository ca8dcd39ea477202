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

/** Discounts of the same name together, those of nothing left out. */
export function together(discounts: readonly CartDiscount[]): CartDiscount[] {
  const amounts = new Map<string, number>();
  for (const { name, amountMinor } of discounts) amounts.set(name, (amounts.get(name) ?? 0) + amountMinor);
  return [...amounts]
    .filter(([, amount]) => amount > 0)
    .map(([name, amountMinor]) => ({ name, amountMinor }));
}

/** What `every` holds beside `some`: the vendor lists discounts of the whole cart only among all of a line. */
export function beside(every: readonly CartDiscount[], some: readonly CartDiscount[]): CartDiscount[] {
  return together([...every, ...some.map(({ name, amountMinor }) => ({ name, amountMinor: -amountMinor }))]);
}
