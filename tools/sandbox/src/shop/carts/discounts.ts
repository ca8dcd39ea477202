/** A discount as a test or a person sets it up. */
export interface Discount {
  /** The vendor's own names: one that applies by itself has a title, one that a buyer typed in has a code. */
  kind: 'automatic' | 'code';
  name: string;
  /** Percent off, 1 to 100. */
  percent: number;
  /** A product's handle: off its lines. Without one: off all lines. */
  handle?: string;
}

/** What a discount takes off one line, in øre. */
export interface Allocation {
  discount: Discount;
  amount: number;
}

/** A line with what it costs, in øre. */
export interface CostedLine {
  /** Price times quantity. */
  subtotal: number;
  /** After line-level discounts. Discounts of the cart are not subtracted, as at the vendor. */
  total: number;
  onLine: Allocation[];
  onCart: Allocation[];
}

/** The shop's discounts; none at first. */
export function createDiscounts() {
  let discounts: readonly Discount[] = [];
  return {
    all: () => discounts,
    set: (wanted: readonly Discount[]) => void (discounts = wanted),
    /** What each line costs. A discount of the cart is spread over its lines. */
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
