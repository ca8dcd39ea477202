import type { CartChange, CartReading, ShopUserError } from '@guildhall/shop-client';
import type { CartDraft, CartLine } from '../lines/cart-line.ts';
import { isVisitors, type Goal } from './goal.ts';

/** What the cookie `checkoutObj` keeps. */
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

/** The cart as a value. `step` is the only thing that makes a new one from it. */
export interface CartState {
  checkout: Checkout | undefined;
  /** The shop's last word, newest line first. */
  lines: readonly CartLine[];
  /** Variant ids, newest first. */
  order: readonly string[];
  /** Whether the lines can be believed: `unsure` after a lost answer or a change elsewhere that could not be read. */
  standing: 'unread' | 'read' | 'unsure';
  call: Call | undefined;
  /** A change that waits until the cart is read. */
  next: Goal | undefined;
  /** The cart was changed elsewhere during a call: it is read once more. */
  rereads: boolean;
  /** Lines no longer sold were taken out once since the page was opened. */
  pruned: boolean;
  /** How many calls there were; an answer to any but the last is out of date. */
  calls: number;
}

/** What happens to a cart. */
export type CartEvent =
  | { type: 'add'; draft: CartDraft }
  | { type: 'change'; lineId: string; by: 1 | -1 }
  | { type: 'remove'; lineId: string }
  /** The page opened, came back, or another tab changed the cart: this is what the cookie says now. */
  | { type: 'look'; checkout: Checkout | undefined }
  /** An invoice was made of the cart: there is none any more. */
  | { type: 'closed' }
  | { type: 'answer'; call: number; answer: CartAnswer };

/** What a call to the shop came to. */
export type CartAnswer = CartReading | CartChange | TakenAnswer;

/** Another tab made a cart in the meantime: nothing was created, this one is to be used. */
export interface TakenAnswer {
  outcome: 'taken';
  checkout: Checkout;
}

/** What the visitor is told. */
export type CartNotice =
  | { kind: 'one event only' }
  | { kind: 'refused' }
  /** The shop made less of the change than was asked, such as for want of stock. */
  | { kind: 'adjusted' }
  | { kind: 'not saved' }
  | { kind: 'unreachable' }
  | { kind: 'gone' }
  /** The shop's address of the checkout or invoice is none that may be opened. */
  | { kind: 'no way out' }
  | { kind: 'renewed' }
  | { kind: 'no longer sold'; titles: string[] };

/** What the shell does for the machine. Each with a `call` is answered by one event `answer`. */
export type CartCommand =
  | { type: 'read'; call: number; id: string }
  | { type: 'create'; call: number; lines: { variantId: string; quantity: number }[] }
  | { type: 'put'; call: number; id: string; lines: { variantId: string; quantity: number }[] }
  | { type: 'set'; call: number; id: string; lines: { id: string; quantity: number }[] }
  | { type: 'take'; call: number; id: string; lineIds: string[] }
  | { type: 'open drawer' }
  | { type: 'tell'; notice: CartNotice }
  | { type: 'log'; userErrors: readonly ShopUserError[] };

export interface Step {
  state: CartState;
  commands: CartCommand[];
}

/** A cart that nobody has put anything into; `order` is what an earlier page remembered of it. */
export function emptyCart(order: readonly string[] = []): CartState {
  return {
    checkout: undefined,
    lines: [],
    order,
    standing: 'read',
    call: undefined,
    next: undefined,
    rereads: false,
    pruned: false,
    calls: 0,
  };
}

/** A change of the visitor's is under way, or waits for the cart to be read: further changes are ignored. */
export function isBusy({ call, next }: CartState): boolean {
  return isVisitors(call?.goal) || next !== undefined;
}
