import type { CartChange, CartDraft, CartReading, ShopUserError, ShopWarning } from '@guildhall/shop-client';
import type { SeenLine } from '../lines/seen-lines.ts';
import type { CartState, Checkout } from './cart-state.ts';

/** What happens to a cart. */
export type CartEvent =
  | { type: 'add'; draft: CartDraft }
  | { type: 'change'; lineId: string; by: 1 | -1 }
  | { type: 'remove'; lineId: string }
  /**
   * The page opened, came back, or another tab changed the cart: this is what the cookie says now, and what the visitor
   * saw last in any tab.
   */
  | { type: 'refresh'; checkout: Checkout | undefined; seen?: readonly SeenLine[] }
  /** An invoice was made of the cart, or it is given up: there is none any more. */
  | { type: 'closed' }
  | { type: 'response'; call: number; response: CartResponse };

/** The result of a call to the shop. */
export type CartResponse = CartReading | CartChange | CartTaken;

/** Another tab made a cart in the meantime: nothing was created, this one is to be used. */
export interface CartTaken {
  outcome: 'taken';
  checkout: Checkout;
}

/** What `connectCart` does for the reducer. Each with a `call` is answered by one event `response`. */
export type CartCommand =
  | { type: 'read'; call: number; id: string }
  | { type: 'create'; call: number; lines: { variantId: string; quantity: number }[] }
  | { type: 'add lines'; call: number; id: string; lines: { variantId: string; quantity: number }[] }
  | { type: 'update lines'; call: number; id: string; lines: { id: string; quantity: number }[] }
  | { type: 'remove lines'; call: number; id: string; lineIds: string[] }
  | { type: 'open drawer' }
  | { type: 'notify'; notice: CartNotice }
  | { type: 'log'; userErrors: readonly ShopUserError[]; warnings: readonly ShopWarning[] };

/** What an event leads to. */
export interface Step {
  state: CartState;
  commands: CartCommand[];
}

/** A notice to the visitor. */
export type CartNotice =
  | { kind: 'one event only' }
  | { kind: 'refused' }
  | { kind: 'not saved' }
  | { kind: 'unreachable' }
  /** The shop answers, but not with a cart; asking again will not help. */
  | { kind: 'unreadable' }
  | { kind: 'gone' }
  /** The shop's address of the checkout or invoice is none that may be opened. */
  | { kind: 'address refused' }
  | { kind: 'renewed' }
  /** Removed from the cart. Without a title where the line is no longer known. */
  | { kind: 'no longer sold'; titles: readonly string[] }
  /** The shop has no more of it than this; 0 is sold out. */
  | { kind: 'short'; items: readonly { title: string; quantity: number }[] }
  | { kind: 'not sold here'; titles: readonly string[] }
  | { kind: 'discount' }
  /** Not what the visitor saw last. */
  | { kind: 'changed'; changes: readonly ShopChange[] };

/** What the shop changed of a line, of its own accord; amounts in øre. */
export interface ShopChange {
  title: string;
  price?: { wasMinor: number; isMinor: number };
  quantity?: { was: number; is: number };
}

export function createStep(state: CartState, ...commands: CartCommand[]): Step {
  return { state, commands };
}

export function notify(state: CartState, notice: CartNotice): Step {
  return createStep(state, { type: 'notify', notice });
}

/** The same step, with these notices before its own commands. */
export function withNotices({ state, commands }: Step, notices: readonly CartNotice[]): Step {
  return createStep(
    state,
    ...notices.map((notice): CartCommand => ({ type: 'notify', notice })),
    ...commands,
  );
}
