import type {
  CartChange,
  CartDraft,
  CartReading,
  QuantityRule,
  ShopUserError,
  ShopWarning,
} from '@guildhall/shop-client';
import type { SeenLine } from '../lines/seen-lines.ts';
import type { CartState, Checkout } from './cart-state.ts';

export type CartEvent =
  | { type: 'add'; draft: CartDraft }
  | { type: 'change'; lineId: string; by: 1 | -1 }
  /** A typed quantity: NaN if it is no number. */
  | { type: 'set'; lineId: string; quantity: number }
  | { type: 'remove'; lineId: string }
  /** The page opened or was restored, or another tab changed the cart. `seen`: last seen lines of all tabs. */
  | { type: 'refresh'; checkout: Checkout | undefined; seen?: readonly SeenLine[] }
  /** The cart became an order, or the visitor starts a new one. */
  | { type: 'closed' }
  | { type: 'response'; call: number; response: CartResponse };

export type CartResponse = CartReading | CartChange | CartTaken;

/** Another tab has created a cart: nothing was sent, this one is used. */
interface CartTaken {
  outcome: 'taken';
  checkout: Checkout;
}

/** Effects that `connectCart` runs. Each one with a `call` is followed by one event `response`. */
export type CartCommand =
  | { type: 'read'; call: number; id: string }
  | { type: 'create'; call: number; lines: { variantId: string; quantity: number }[] }
  | { type: 'add lines'; call: number; id: string; lines: { variantId: string; quantity: number }[] }
  | { type: 'update lines'; call: number; id: string; lines: { id: string; quantity: number }[] }
  | { type: 'remove lines'; call: number; id: string; lineIds: string[] }
  | { type: 'open drawer' }
  | { type: 'notify'; notice: CartNotice }
  | { type: 'log'; userErrors: readonly ShopUserError[]; warnings: readonly ShopWarning[] };

export interface Step {
  state: CartState;
  commands: CartCommand[];
}

/** Titles include the variant; one is empty if the line is not known. */
export type CartNotice =
  | { kind: 'one event only' }
  /** Typed, or one more than the highest. */
  | { kind: 'impossible quantity'; title: string; rule?: QuantityRule | undefined }
  | { kind: 'refused'; title: string }
  /** The shop's rule for the variant has changed meanwhile. */
  | { kind: 'quantity refused'; title: string }
  | { kind: 'not saved'; title: string }
  /** Neither the change nor the read got a response. */
  | { kind: 'unconfirmed'; title: string }
  | { kind: 'unreachable' }
  /** The shop's responses cannot be read; a retry does not help. */
  | { kind: 'unreadable' }
  | { kind: 'gone' }
  /** The checkout's URL is not on an allowed origin. */
  | { kind: 'address refused' }
  | { kind: 'renewed' }
  /** Removed from the cart. */
  | { kind: 'no longer sold'; titles: readonly string[] }
  /** The quantities that are left; 0 is sold out. */
  | { kind: 'short'; items: readonly { title: string; quantity: number }[] }
  | { kind: 'not sold here'; titles: readonly string[] }
  | { kind: 'discount' }
  /** Changes by the shop since the visitor last saw the cart. */
  | { kind: 'changed'; changes: readonly ShopChange[] };

/** A change by the shop. */
export interface ShopChange {
  title: string;
  price?: { wasMinor: number; isMinor: number; currency: string };
  quantity?: { was: number; is: number };
}

export function createStep(state: CartState, ...commands: CartCommand[]): Step {
  return { state, commands };
}

export function notify(state: CartState, notice: CartNotice): Step {
  return createStep(state, { type: 'notify', notice });
}

export function withNotices({ state, commands }: Step, notices: readonly CartNotice[]): Step {
  return createStep(
    state,
    ...notices.map((notice): CartCommand => ({ type: 'notify', notice })),
    ...commands,
  );
}
