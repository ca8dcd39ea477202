export interface Discount {
  /** The vendor's own names: an automatic discount has a title, one entered by a buyer has a code. */
  kind: 'automatic' | 'code';
  name: string;
  /** Percent off, 1 to 100. */
  percent: number;
  /** Handle of the product whose lines are discounted. Default: all lines. */
  handle?: string;
}

export interface Allocation {
  discount: Discount;
  amount: number;
}

export interface CostedLine {
  subtotal: number;
  /** After line-level discounts. Cart-level discounts are not subtracted, as at the vendor. */
  total: number;
  onLine: Allocation[];
  onCart: Allocation[];
}

/** The shop's discounts; none at first. */
export function createDiscounts() {
  let discounts: readonly Discount[] = [];
  return {
    all: () => discounts,
    set: (next: readonly Discount[]) => void (discounts = next),
    /** Computes each line's cost. A cart-level discount is spread over the lines. */
    costs(lines: readonly { handle: string; subtotal: number }[]): CostedLine[] {
      return lines.map(({ handle, subtotal }) => {
        const onLine = allocate(
          discounts.filter((one) => one.handle === handle),
          subtotal,
        );
        const total = subtotal - sumAllocations(onLine);
        const onCart = allocate(
          discounts.filter((one) => one.handle === undefined),
          total,
        );
        return { subtotal, total, onLine, onCart };
      });
    },
  };
}

export type Discounts = ReturnType<typeof createDiscounts>;

export function sumAllocations(allocations: readonly Allocation[]): number {
  return allocations.reduce((total, { amount }) => total + amount, 0);
}

function allocate(discounts: readonly Discount[], price: number): Allocation[] {
  return discounts.map((discount) => ({ discount, amount: Math.floor((price * discount.percent) / 100) }));
}
