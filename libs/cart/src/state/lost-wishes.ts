import type { SeenLine } from '../lines/seen-lines.ts';
import type { CartState, Wish } from './cart-state.ts';
import { isVisitors, type Goal } from './goal.ts';

/**
 * A change of which no answer came may reach the shop much later, when the visitor has asked for it again: two instead
 * of one. So what was wanted is remembered, as an absolute quantity, and the shop is held to it.
 */
export function withLost(state: CartState, goal: Goal | undefined): CartState {
  const wish = wishOf(goal);
  return wish ? { ...state, lost: [...without(state.lost, wish.variantId), wish] } : state;
}

/** A new change of something that was lost: now this is what is wanted. */
export function withWish(state: CartState, goal: Goal): CartState {
  const wish = wishOf(goal);
  return wish && state.lost.some(({ variantId }) => variantId === wish.variantId)
    ? withLost(state, goal)
    : state;
}

/** Other tabs may have raised what was lost here. */
export function withWishesElsewhere(state: CartState, seen: readonly SeenLine[]): CartState {
  if (state.lost.length === 0) return state;
  const quantities = new Map(seen.map(({ variantId, quantity }) => [variantId, quantity]));
  const lost = state.lost.map(({ variantId, quantity }) => ({
    variantId,
    quantity: Math.max(quantity, quantities.get(variantId) ?? 0),
  }));
  return { ...state, lost };
}

/** The shop will not be held to it: it has refused, or not answered, once. */
export function withoutWish(state: CartState, variantId: string): CartState {
  return { ...state, lost: without(state.lost, variantId) };
}

/** What undoes the first line that holds more than was wanted, if there is one. */
export function settlement({ lines, lost }: CartState): Goal | undefined {
  for (const { variantId, quantity } of lost) {
    const line = lines.find((one) => one.variantId === variantId);
    if (line && line.quantity > quantity) return { kind: 'settle', lineId: line.id, variantId, quantity };
  }
  return undefined;
}

function wishOf(goal: Goal | undefined): Wish | undefined {
  if (!isVisitors(goal) || goal.quantity === undefined) return undefined;
  return {
    variantId: goal.kind === 'add' ? goal.draft.variantId : goal.variantId,
    quantity: goal.quantity,
  };
}

function without(lost: readonly Wish[], variantId: string): Wish[] {
  return lost.filter((wish) => wish.variantId !== variantId);
}
