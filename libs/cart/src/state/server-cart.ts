import type { CartLine, ShopCart, ShopWarning } from '@guildhall/shop-client';
import { sortLines, computeOrder } from '../lines/sort-lines.ts';
import { getLineName } from '../lines/get-line-name.ts';
import { toSeenLines, type SeenLine } from '../lines/seen-lines.ts';
import type { CartNotice, ShopChange } from './cart-events.ts';
import { createEmptyCart, type CartCosts, type CartState } from './cart-state.ts';

/** Takes over the shop's cart, in the visitor's order. Lines with quantity 0 are dropped. */
export function withServerCart(state: CartState, cart: ShopCart): CartState {
  const remainingLines = cart.lines.filter(({ quantity }) => quantity > 0);
  const order = computeOrder(
    remainingLines,
    state.seen.map(({ variantId }) => variantId),
  );
  const lines = sortLines(remainingLines, order);
  return {
    ...state,
    checkout: { id: cart.id, webUrl: cart.checkoutUrl },
    lines,
    costs: toCosts(cart),
    seen: toSeenLines(lines),
    status: 'ready',
    unsoldRemovals: 0,
    call: undefined,
  };
}

function toCosts({ subtotal, discounts, total, discountCodes }: ShopCart): CartCosts {
  return {
    currency: subtotal.currency,
    subtotalMinor: subtotal.amountMinor,
    discounts,
    totalMinor: total.amountMinor,
    inapplicableCodes: discountCodes.filter(({ applicable }) => !applicable).map(({ code }) => code),
  };
}

export function withoutCart(state: CartState): CartState {
  const { hasPruned, calls } = state;
  return { ...createEmptyCart(), hasPruned, calls };
}

/**
 * Finds what the shop itself has changed since the visitor last saw the cart. A shop only lowers quantities: more than
 * was seen was added in another tab.
 *
 * @param isLowered true for variants that only the shop can have lowered
 */
export function findShopChanges(
  seen: readonly SeenLine[],
  lines: readonly CartLine[],
  isLowered: (variantId: string) => boolean,
): CartNotice[] {
  const changes = seen.flatMap((was): ShopChange[] => {
    const line = lines.find(({ variantId }) => variantId === was.variantId);
    if (!line) return [];
    const { amountMinor: isMinor, currency } = line.price;
    const price = isMinor !== was.priceMinor && { wasMinor: was.priceMinor, isMinor, currency };
    const fewer = line.quantity < was.quantity && isLowered(was.variantId);
    const quantity = fewer && { was: was.quantity, is: line.quantity };
    if (!price && !quantity) return [];
    return [{ title: getLineName(line), ...(price && { price }), ...(quantity && { quantity }) }];
  });
  return changes.length > 0 ? [{ kind: 'changed', changes }] : [];
}

export interface SortedWarnings {
  notices: CartNotice[];
  toLog: ShopWarning[];
}

const stockCodes = new Set(['MERCHANDISE_NOT_ENOUGH_STOCK', 'MERCHANDISE_OUT_OF_STOCK']);
const unavailableHereCode = 'PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION';
const isDiscountCode = (code: string) => code.startsWith('DISCOUNT_');

/**
 * Sorts the shop's warnings into notices to visitors (stock, country, discounts) and the rest, for the log. The codes
 * are the vendor's `CartWarningCode`.
 */
export function sortWarnings(warnings: readonly ShopWarning[], { lines }: ShopCart): SortedWarnings {
  const sorted: SortedWarnings = { notices: [], toLog: [] };
  const findWarnedLines = (matchesCode: (code: string) => boolean) =>
    lines.filter(({ id }) => warnings.some(({ code, lineId }) => lineId === id && matchesCode(code)));
  const scarce = findWarnedLines((code) => stockCodes.has(code));
  // A line with quantity 0 is sold out, even without a warning.
  const short = lines.filter((line) => line.quantity === 0 || scarce.includes(line));
  if (short.length > 0)
    sorted.notices.push({
      kind: 'short',
      items: short.map((line) => ({ title: getLineName(line), quantity: line.quantity })),
    });
  const elsewhere = findWarnedLines((code) => code === unavailableHereCode);
  if (elsewhere.length > 0)
    sorted.notices.push({ kind: 'not sold here', titles: elsewhere.map(getLineName) });
  if (warnings.some(({ code }) => isDiscountCode(code))) sorted.notices.push({ kind: 'discount' });
  const notified = [...short, ...elsewhere].map(({ id }) => id);
  const hasText = (code: string) => stockCodes.has(code) || code === unavailableHereCode;
  sorted.toLog = warnings.filter(
    ({ code, lineId }) => !isDiscountCode(code) && !(notified.includes(lineId) && hasText(code)),
  );
  return sorted;
}
