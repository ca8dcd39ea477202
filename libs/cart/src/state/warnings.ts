import type { ShopCart, ShopWarning } from '@guildhall/shop-client';
import type { CartNotice } from './notice.ts';

/** What the visitor is told of warnings, and those that mean nothing to visitors: for whoever reads logs. */
export interface SortedWarnings {
  notices: CartNotice[];
  toLog: ShopWarning[];
}

const stock = new Set(['MERCHANDISE_NOT_ENOUGH_STOCK', 'MERCHANDISE_OUT_OF_STOCK']);

/**
 * Sorts what the shop says beside a change by its code. Of the codes of `CartWarningCode` those about stock, about the
 * buyer's country and about discounts have words here; the others are about things that this cart does not do.
 */
export function sortWarnings(warnings: readonly ShopWarning[], { lines }: ShopCart): SortedWarnings {
  const sorted: SortedWarnings = { notices: [], toLog: [] };
  const about = (codes: (code: string) => boolean) =>
    lines.filter(({ id }) => warnings.some(({ code, lineId }) => lineId === id && codes(code)));
  // A line of none is sold out, whether it is said or not.
  const warned = about((code) => stock.has(code));
  const short = lines.filter((line) => line.quantity === 0 || warned.includes(line));
  if (short.length > 0)
    sorted.notices.push({
      kind: 'short',
      items: short.map(({ title, quantity }) => ({ title, quantity })),
    });
  const elsewhere = about((code) => code === 'PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION');
  if (elsewhere.length > 0)
    sorted.notices.push({ kind: 'not sold here', titles: elsewhere.map(({ title }) => title) });
  if (warnings.some(({ code }) => code.startsWith('DISCOUNT_'))) sorted.notices.push({ kind: 'discount' });
  const told = [...short, ...elsewhere].map(({ id }) => id);
  sorted.toLog = warnings.filter(
    ({ code, lineId }) => !code.startsWith('DISCOUNT_') && !(told.includes(lineId) && hasWords(code)),
  );
  return sorted;
}

function hasWords(code: string): boolean {
  return stock.has(code) || code === 'PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION';
}
