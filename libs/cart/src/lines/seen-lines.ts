import type { CartLine } from './cart-line.ts';

/** What a visitor remembers of a line: enough to notice that it is not as it was, and to name it when it is gone. */
export interface SeenLine {
  variantId: string;
  title: string;
  /** Net, for one, in øre. */
  priceMinor: number;
  quantity: number;
}

export function seenOf(lines: readonly CartLine[]): SeenLine[] {
  return lines.map(({ variantId, title, price, quantity }) => ({
    variantId,
    title,
    priceMinor: price.amountMinor,
    quantity,
  }));
}

/** What was kept as text; nothing when it is not that. */
export function readSeen(text: string | null): SeenLine[] {
  const kept: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(kept) ? kept.filter(isSeen).slice(0, 100) : [];
}

function isSeen(value: unknown): value is SeenLine {
  const { variantId, title, priceMinor, quantity } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof variantId === 'string' &&
    typeof title === 'string' &&
    Number.isSafeInteger(priceMinor) &&
    Number.isSafeInteger(quantity)
  );
}
