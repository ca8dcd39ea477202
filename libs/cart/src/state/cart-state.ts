import type { CartDiscount, CartDraft, CartLine } from '@guildhall/shop-client';
import type { SeenLine } from '../lines/seen-lines.ts';

/** The cart as a value. `cartReducer` alone makes a new one from it. */
export interface CartState {
  checkout: Checkout | undefined;
  /** As the server last answered, newest line first. */
  lines: readonly CartLine[];
  /** What the lines cost together, by the same answer; undefined before the first. */
  costs: CartCosts | undefined;
  /** What the visitor saw last, on this page or an earlier one: newest first. */
  seen: readonly SeenLine[];
  /**
   * Whether the lines are those of the server: `unloaded` before a remembered cart is read, `unsure` after a lost
   * answer or a change elsewhere that could not be read, `unreadable` when no answer of the shop can be read and a
   * retry does not help.
   */
  status: 'unloaded' | 'ready' | 'unsure' | 'unreadable';
  call: Call | undefined;
  /** A change that waits until the cart is read. */
  next: Goal | undefined;
  /** Quantities of changes whose answers were lost. */
  unconfirmed: readonly UnconfirmedQuantity[];
  /** The cart was changed elsewhere during a call: it is read once more. */
  needsReread: boolean;
  /** Lines no longer available were taken out once since the page was opened. */
  hasPruned: boolean;
  /** How often unsold lines were taken out without the cart becoming readable. */
  unsoldRemovals: number;
  /** How many calls there were; an answer to any but the last is out of date. */
  calls: number;
}

/** What the cookie `checkoutObj` stores. */
export interface Checkout {
  id: string;
  webUrl: string;
}

/** One call to the shop that is under way. There is never more than one. */
export interface Call {
  number: number;
  kind: 'read' | 'write';
  /** The change it makes; for a read, the change whose answer was lost. */
  goal: Goal | undefined;
}

/**
 * What a change is to lead to. Quantities are absolute, counted from what the visitor saw: when an answer was lost and
 * the change was made after all, asking again changes nothing more.
 */
export type Goal =
  /** `quantity` is not known where the cart was not yet read: then it is one more than there is. */
  | { kind: 'add'; draft: CartDraft; quantity: number | undefined }
  | { kind: 'quantity'; lineId: string; variantId: string; quantity: number }
  /** Takes out lines that are no longer sold; `quiet` where the visitor has been notified already. */
  | { kind: 'prune'; lines: readonly { id: string; title: string }[]; quiet?: boolean }
  /** Undoes what the shop did with a change that was given up: never raises anything. */
  | { kind: 'correct'; lineId: string; variantId: string; quantity: number };

export type VisitorGoal = Extract<Goal, { kind: 'add' | 'quantity' }>;

/** What the cart costs by the shop's own sums: amounts in øre, net. */
export interface CartCosts {
  /** With what lines cost after their own discounts. */
  subtotalMinor: number;
  /** Those of the cart. */
  discounts: readonly CartDiscount[];
  totalMinor: number;
  /** Codes that were typed in at the checkout and do not apply to what is in the cart. */
  inapplicableCodes: readonly string[];
}

/**
 * The quantity that a change without an answer asked for. The shop may make that change later, when the visitor has
 * asked for it again: two instead of one. So the quantity is remembered, and anything above it is taken back.
 */
export interface UnconfirmedQuantity {
  variantId: string;
  quantity: number;
  /** Asked for again since: both requests may still be made, so a read that shows the quantity is no confirmation. */
  repeated?: true;
}

/** What the next page of this tab has to know when it is opened before an answer. */
export interface Unfinished {
  goal: Goal | undefined;
  unconfirmed: readonly UnconfirmedQuantity[];
}

/** An empty cart that was never used, with what earlier pages remember. */
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
  // The shop may still make the change of the page before.
  return withUnconfirmed(state, unfinished?.goal);
}

/** A change of the visitor's is under way, or waits for the cart to be read: further changes are ignored. */
export function isBusy({ call, next }: CartState): boolean {
  return isVisitorGoal(call?.goal) || next !== undefined;
}

/** Whether a visitor waits for it: taking out what is no longer sold is the cart's own doing. */
export function isVisitorGoal(goal: Goal | undefined): goal is VisitorGoal {
  return goal?.kind === 'add' || goal?.kind === 'quantity';
}

export function getVariantId(goal: VisitorGoal): string {
  return goal.kind === 'add' ? goal.draft.variantId : goal.variantId;
}

/** Remembers the quantity that a change asked for whose answer was lost. */
export function withUnconfirmed(state: CartState, goal: Goal | undefined): CartState {
  if (!isVisitorGoal(goal) || goal.quantity === undefined) return state;
  const variantId = getVariantId(goal);
  const others = withoutUnconfirmed(state, variantId).unconfirmed;
  const repeated = others.length < state.unconfirmed.length && ({ repeated: true } as const);
  return { ...state, unconfirmed: [...others, { variantId, quantity: goal.quantity, ...repeated }] };
}

/** A read has shown which of the lost changes were made: their quantities are confirmed. */
export function withoutConfirmed(state: CartState): CartState {
  const { lines } = state;
  const isOpen = ({ variantId, quantity, repeated }: UnconfirmedQuantity) =>
    repeated === true || quantity !== (lines.find((one) => one.variantId === variantId)?.quantity ?? 0);
  return state.unconfirmed.every(isOpen)
    ? state
    : { ...state, unconfirmed: state.unconfirmed.filter(isOpen) };
}

/** A new change of a variant whose last answer was lost: now this quantity is the wanted one. */
export function withNewerQuantity(state: CartState, goal: VisitorGoal): CartState {
  const variantId = getVariantId(goal);
  return state.unconfirmed.some((one) => one.variantId === variantId) ? withUnconfirmed(state, goal) : state;
}

/** The quantity is not enforced any longer: the shop has refused the correction, or not answered it, once. */
export function withoutUnconfirmed(state: CartState, variantId: string): CartState {
  return { ...state, unconfirmed: state.unconfirmed.filter((one) => one.variantId !== variantId) };
}
