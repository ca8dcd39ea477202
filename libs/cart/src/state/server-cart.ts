import type { CartLine, ShopCart, ShopWarning } from '@guildhall/shop-client';
import { sortLines, computeOrder } from '../lines/sort-lines.ts';
import { toSeenLines, type SeenLine } from '../lines/seen-lines.ts';
import type { CartNotice, ShopChange } from './cart-events.ts';
import type { CartCosts, CartState } from './cart-state.ts';

/** The state with the cart that the server has just answered, in the visitor's order. A quantity of 0 is no line. */
export function withServerCart(state: CartState, cart: ShopCart): CartState {
  const answered = cart.lines.filter(({ quantity }) => quantity > 0);
  const order = computeOrder(
    answered,
    state.seen.map(({ variantId }) => variantId),
  );
  const lines = sortLines(answered, order);
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
    subtotalMinor: subtotal.amountMinor,
    discounts,
    totalMinor: total.amountMinor,
    inapplicableCodes: discountCodes.filter(({ applicable }) => !applicable).map(({ code }) => code),
  };
}

/** The state when the server has no such cart any more. */
export function withoutCart(state: CartState): CartState {
  return {
    ...state,
    checkout: undefined,
    lines: [],
    costs: undefined,
    seen: [],
    status: 'ready',
    call: undefined,
    next: undefined,
    unconfirmed: [],
    needsReread: false,
    unsoldRemovals: 0,
  };
}

/**
 * What the shop has changed of its own accord, against what the visitor saw last. A shop lowers quantities and never
 * raises them: what is more than was seen was added in another tab.
 *
 * @param isLowered of which variants a lower quantity can only be the shop's doing
 */
export function findShopChanges(
  seen: readonly SeenLine[],
  lines: readonly CartLine[],
  isLowered: (variantId: string) => boolean,
): CartNotice[] {
  const changes = seen.flatMap((was): ShopChange[] => {
    const line = lines.find(({ variantId }) => variantId === was.variantId);
    if (!line) return [];
    const isMinor = line.price.amountMinor;
    const price = isMinor !== was.priceMinor && { wasMinor: was.priceMinor, isMinor };
    const fewer = line.quantity < was.quantity && isLowered(was.variantId);
    const quantity = fewer && { was: was.quantity, is: line.quantity };
    if (!price && !quantity) return [];
    return [{ title: line.title, ...(price && { price }), ...(quantity && { quantity }) }];
  });
  return changes.length > 0 ? [{ kind: 'changed', changes }] : [];
}

/** Warnings that have words for visitors, and those that have none: for the log. */
export interface SortedWarnings {
  notices: CartNotice[];
  toLog: ShopWarning[];
}

const stockCodes = new Set(['MERCHANDISE_NOT_ENOUGH_STOCK', 'MERCHANDISE_OUT_OF_STOCK']);
const unavailableHereCode = 'PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION';
const isDiscountCode = (code: string) => code.startsWith('DISCOUNT_');

/**
 * Sorts the shop's warnings by their code. Of the codes of `CartWarningCode` those about stock, about the buyer's
 * country and about discounts have words here; the others are about things that this cart does not do.
 */
export function sortWarnings(warnings: readonly ShopWarning[], { lines }: ShopCart): SortedWarnings {
  const sorted: SortedWarnings = { notices: [], toLog: [] };
  const findWarnedLines = (matchesCode: (code: string) => boolean) =>
    lines.filter(({ id }) => warnings.some(({ code, lineId }) => lineId === id && matchesCode(code)));
  const scarce = findWarnedLines((code) => stockCodes.has(code));
  // A line of quantity 0 is sold out, with a warning or without.
  const short = lines.filter((line) => line.quantity === 0 || scarce.includes(line));
  if (short.length > 0)
    sorted.notices.push({ kind: 'short', items: short.map(({ title, quantity }) => ({ title, quantity })) });
  const elsewhere = findWarnedLines((code) => code === unavailableHereCode);
  if (elsewhere.length > 0)
    sorted.notices.push({ kind: 'not sold here', titles: elsewhere.map(({ title }) => title) });
  if (warnings.some(({ code }) => isDiscountCode(code))) sorted.notices.push({ kind: 'discount' });
  const notified = [...short, ...elsewhere].map(({ id }) => id);
  const hasText = (code: string) => stockCodes.has(code) || code === unavailableHereCode;
  sorted.toLog = warnings.filter(
    ({ code, lineId }) => !isDiscountCode(code) && !(notified.includes(lineId) && hasText(code)),
  );
  return sorted;
}
