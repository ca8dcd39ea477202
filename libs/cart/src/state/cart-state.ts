import type { CartDiscount, CartDraft, CartLine } from '@guildhall/shop-client';
import type { SeenLine } from '../lines/seen-lines.ts';

/** The cart as a value; only `cartReducer` creates the next one. */
export interface CartState {
  checkout: Checkout | undefined;
  /** From the shop's last response, newest first. */
  lines: readonly CartLine[];
  /** From the same response. */
  costs: CartCosts | undefined;
  /** The lines the visitor saw last, on this page or an earlier one, newest first. */
  seen: readonly SeenLine[];
  /**
   * `unloaded`: a stored cart has not been read yet. `unsure`: the lines may be out of date, because a read failed.
   * `unreadable`: the shop's responses cannot be read, and a retry does not help.
   */
  status: 'unloaded' | 'ready' | 'unsure' | 'unreadable';
  call: Call | undefined;
  /** The change that waits until the cart is read. */
  next: Goal | undefined;
  /** Quantities of changes whose responses were lost. */
  unconfirmed: readonly UnconfirmedQuantity[];
  /** True if the cart was changed elsewhere during a call. */
  needsReread: boolean;
  /** True once unavailable lines were removed from this cart on this page. */
  hasPruned: boolean;
  /** Attempts since the cart was last readable. */
  unsoldRemovals: number;
  /** Number of calls so far; a response to any but the last is ignored. */
  calls: number;
}

/** The content of the cookie `checkoutObj`. */
export interface Checkout {
  id: string;
  webUrl: string;
}

/** The one call to the shop that is in progress. */
export interface Call {
  number: number;
  kind: 'read' | 'write';
  /** The change it makes; for a read, the change whose response was lost. */
  goal: Goal | undefined;
}

/**
 * The result that a change aims at. Quantities are absolute, so that repeating a change whose response was lost does not
 * make it twice.
 */
export type Goal =
  /** `quantity` is undefined until the cart is read: one more than the cart holds. */
  | { kind: 'add'; draft: CartDraft; quantity: number | undefined }
  | { kind: 'quantity'; lineId: string; variantId: string; quantity: number }
  /** Removes unsold lines; `quiet` if the visitor has been notified already. */
  | { kind: 'prune'; lines: readonly { id: string; title: string }[]; quiet?: boolean }
  /** Lowers a quantity that the shop raised with an abandoned change. */
  | { kind: 'correct'; lineId: string; variantId: string; quantity: number };

export type VisitorGoal = Extract<Goal, { kind: 'add' | 'quantity' }>;

/** The shop's own sums: net, in minor units. */
export interface CartCosts {
  /** ISO 4217 */
  currency: string;
  /** After the discounts of single lines. */
  subtotalMinor: number;
  /** Discounts of the whole cart. */
  discounts: readonly CartDiscount[];
  totalMinor: number;
  /** Codes entered at the checkout that do not apply to this cart. */
  inapplicableCodes: readonly string[];
}

/**
 * The quantity requested by a change whose response was lost. The shop may still make that change after the visitor has
 * repeated it: two instead of one. Anything above this quantity is therefore removed again.
 */
interface UnconfirmedQuantity {
  variantId: string;
  quantity: number;
  /** Requested again since. Both changes may still be made, so a read that shows the quantity does not confirm it. */
  repeated?: true;
}

/** A change that the next page of this tab has to complete. */
export interface Unfinished {
  goal: Goal | undefined;
  unconfirmed: readonly UnconfirmedQuantity[];
}

/** Creates the state of a new page from what earlier pages stored. */
export function createEmptyCart(seen: readonly SeenLine[] = [], unfinished?: Unfinished): CartState {
  const state: CartState = {
    checkout: undefined,
    lines: [],
    costs: undefined,
    seen,
    status: 'ready',
    call: undefined,
    next: unfinished?.goal,
    unconfirmed: unfinished?.unconfirmed ?? [],
    needsReread: false,
    hasPruned: false,
    unsoldRemovals: 0,
    calls: 0,
  };
  // The shop may still make the previous page's change.
  return withUnconfirmed(state, unfinished?.goal);
}

/** True while a change of the visitor is in progress or pending: further changes are ignored. */
export function isBusy({ call, next }: CartState): boolean {
  return isVisitorGoal(call?.goal) || next !== undefined;
}

/** True for changes by the visitor, as opposed to clean-up by the cart itself. */
export function isVisitorGoal(goal: Goal | undefined): goal is VisitorGoal {
  return goal?.kind === 'add' || goal?.kind === 'quantity';
}

export function getVariantId(goal: VisitorGoal): string {
  return goal.kind === 'add' ? goal.draft.variantId : goal.variantId;
}

export function withUnconfirmed(state: CartState, goal: Goal | undefined): CartState {
  if (!isVisitorGoal(goal) || goal.quantity === undefined) return state;
  const variantId = getVariantId(goal);
  const others = withoutUnconfirmed(state, variantId).unconfirmed;
  const repeated = others.length < state.unconfirmed.length && ({ repeated: true } as const);
  return { ...state, unconfirmed: [...others, { variantId, quantity: goal.quantity, ...repeated }] };
}

/** Drops the quantities that the cart just read confirms. */
export function withoutConfirmed(state: CartState): CartState {
  const { lines } = state;
  const isOpen = ({ variantId, quantity, repeated }: UnconfirmedQuantity) =>
    repeated === true || quantity !== (lines.find((one) => one.variantId === variantId)?.quantity ?? 0);
  return state.unconfirmed.every(isOpen)
    ? state
    : { ...state, unconfirmed: state.unconfirmed.filter(isOpen) };
}

/** Makes this quantity the requested one, if the response to the variant's last change was lost. */
export function withNewerQuantity(state: CartState, goal: VisitorGoal): CartState {
  return isUnconfirmed(state, goal) ? withUnconfirmed(state, goal) : state;
}

/** True if a change of the goal's variant was sent, and the shop may or may not have made it. */
export function isUnconfirmed({ unconfirmed }: CartState, goal: VisitorGoal): boolean {
  return unconfirmed.some(({ variantId }) => variantId === getVariantId(goal));
}

export function withoutUnconfirmed(state: CartState, variantId: string): CartState {
  return { ...state, unconfirmed: state.unconfirmed.filter((one) => one.variantId !== variantId) };
}
