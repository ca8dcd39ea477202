import type { CartLine } from '@guildhall/shop-client';
import { getLineName } from './get-line-name.ts';

/** A line as the visitor last saw it: enough to detect changes, and to name it once it is gone. */
export interface SeenLine {
  variantId: string;
  /** With the variant. */
  title: string;
  /** Net, for one, in minor units. */
  priceMinor: number;
  quantity: number;
}

export function toSeenLines(lines: readonly CartLine[]): SeenLine[] {
  return lines.map((line) => ({
    variantId: line.variantId,
    title: getLineName(line),
    priceMinor: line.price.amountMinor,
    quantity: line.quantity,
  }));
}

/** Reads stored lines; none when they cannot be read. */
export function parseSeenLines(text: string | null): SeenLine[] {
  const stored: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(stored) ? stored.filter(isSeenLine).slice(0, 100) : [];
}

function isSeenLine(value: unknown): value is SeenLine {
  const { variantId, title, priceMinor, quantity } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof variantId === 'string' &&
    typeof title === 'string' &&
    Number.isSafeInteger(priceMinor) &&
    Number.isSafeInteger(quantity)
  );
}
