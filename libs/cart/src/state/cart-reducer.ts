import { type CartDraft, type CartLine, isAlreadyBooked, stepQuantity } from '@guildhall/shop-client';
import type { SeenLine } from '../lines/seen-lines.ts';
import { notify, createStep, type CartEvent, type CartNotice, type Step } from './cart-events.ts';
import { isBusy, withNewerQuantity, type CartState, type VisitorGoal } from './cart-state.ts';
import {
  computeNextQuantity,
  findImpossibleQuantity,
  planChange,
  planRead,
  planVisitorChange,
} from './plan.ts';
import { handleResponse } from './reconciliation.ts';
import { withoutCart } from './server-cart.ts';

/**
 * Computes the next state and its commands. One call at a time; further changes are ignored while one is in progress;
 * after a lost response the cart is read before anything else.
 */
export function cartReducer(state: CartState, event: CartEvent): Step {
  switch (event.type) {
    case 'refresh':
      return refreshCart(withQuantitiesElsewhere(state, event.seen ?? []), event.checkout);
    case 'closed':
      return createStep(withoutCart(state));
    case 'response':
      return handleResponse(state, event);
    default:
      return isBusy(state) ? createStep(state) : startChange(state, event);
  }
}

type ChangeEvent = Extract<CartEvent, { type: 'add' | 'change' | 'set' | 'remove' }>;

function startChange(before: CartState, event: ChangeEvent): Step {
  const line = before.lines.find((one) =>
    event.type === 'add' ? one.variantId === event.draft.variantId : one.id === event.lineId,
  );
  const goal = toGoal(before, event, line);
  if (!goal) return createStep(before);
  const refusal = findRefusal(before, goal, line);
  if (refusal) return notify(before, refusal);
  const state = withNewerQuantity(before, goal);
  if (state.call) return createStep({ ...state, next: goal });
  if (state.checkout && state.status !== 'ready') return planRead({ ...state, next: goal });
  return planVisitorChange(state, goal);
}

function toGoal(state: CartState, event: ChangeEvent, line: CartLine | undefined): VisitorGoal | undefined {
  if (event.type === 'add') {
    const { draft } = event;
    return { kind: 'add', draft, quantity: computeQuantityToAdd(state, draft) };
  }
  if (!line) return undefined;
  const quantity = getWantedQuantity(line, event);
  if (quantity === line.quantity) return undefined;
  return { kind: 'quantity', lineId: line.id, variantId: line.variantId, quantity };
}

function getWantedQuantity(
  { quantity, quantityRule }: CartLine,
  event: Exclude<ChangeEvent, { type: 'add' }>,
): number {
  if (event.type === 'remove') return 0;
  return event.type === 'set' ? event.quantity : stepQuantity(quantity, event.by, quantityRule);
}

/** Returns why a change cannot be made, whatever the shop says. */
function findRefusal(
  { lines }: CartState,
  goal: VisitorGoal,
  line: CartLine | undefined,
): CartNotice | undefined {
  const isBooked =
    goal.kind === 'add' ? isAlreadyBooked(goal.draft, lines) : line?.isEvent === true && goal.quantity !== 0;
  if (isBooked) return { kind: 'one event only' };
  return findImpossibleQuantity(goal, lines);
}

/**
 * One more than the visitor saw, so that an addition repeated because nobody could confirm it is made once. Unknown until
 * the cart is read if nothing was lost.
 */
function computeQuantityToAdd(
  { lines, status, seen, unconfirmed }: CartState,
  draft: CartDraft,
): number | undefined {
  if (status !== 'unloaded') return computeNextQuantity(draft, lines);
  return unconfirmed.some(({ variantId }) => variantId === draft.variantId)
    ? computeNextQuantity(draft, seen)
    : undefined;
}

/** Other tabs may have raised an unconfirmed quantity. */
function withQuantitiesElsewhere(state: CartState, seen: readonly SeenLine[]): CartState {
  if (state.unconfirmed.length === 0) return state;
  const quantities = new Map(seen.map(({ variantId, quantity }) => [variantId, quantity]));
  const unconfirmed = state.unconfirmed.map((one) => ({
    ...one,
    quantity: Math.max(one.quantity, quantities.get(one.variantId) ?? 0),
  }));
  return { ...state, unconfirmed };
}

function refreshCart(state: CartState, checkout: CartState['checkout']): Step {
  if (state.call?.kind === 'write') return createStep({ ...state, needsReread: true });
  const { next } = state;
  if (checkout?.id !== state.checkout?.id) {
    const other: CartState = {
      ...state,
      checkout,
      lines: [],
      costs: undefined,
      call: undefined,
      hasPruned: false,
      unsoldRemovals: 0,
    };
    return checkout
      ? planRead({ ...other, status: 'unloaded' })
      : resume({ ...other, status: 'ready', unconfirmed: [] });
  }
  if (!checkout) return next ? resume(state) : createStep(state);
  return state.call ? createStep({ ...state, needsReread: true }) : planRead(state);
}

/** Without a cart, a pending addition creates one; it may have been made on an earlier page, so it opens nothing. */
function resume(state: CartState): Step {
  const { next } = state;
  const without = { ...state, next: undefined };
  return next ? planChange(without, next) : createStep(without);
}
