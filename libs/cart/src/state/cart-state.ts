import type {
  CartChange,
  CartDiscount,
  CartReading,
  ShopUserError,
  ShopWarning,
} from '@guildhall/shop-client';
import type { CartDraft, CartLine } from '../lines/cart-line.ts';
import type { SeenLine } from '../lines/seen-lines.ts';
import { isVisitors, type Goal } from './goal.ts';
import { withLost } from './lost-wishes.ts';
import type { CartNotice } from './notice.ts';

export type { CartNotice };

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

/** What the cart costs, as the shop reckons it: amounts in øre, net. */
export interface CartCosts {
  /** With what lines cost after their own discounts. */
  subtotalMinor: number;
  /** Those of the whole cart. */
  discounts: readonly CartDiscount[];
  totalMinor: number;
  /** Codes that were typed in at the checkout and do not hold for what is in the cart. */
  idleCodes: readonly string[];
}

/** What was asked for in an answer's absence: the shop may do it yet. No more than this is to be in the cart. */
export interface Wish {
  variantId: string;
  quantity: number;
}

/** What the next page of this tab has to know when it comes before an answer. */
export interface Unfinished {
  goal: Goal | undefined;
  lost: readonly Wish[];
}

/** The cart as a value. `step` is the only thing that makes a new one from it. */
export interface CartState {
  checkout: Checkout | undefined;
  /** The shop's last word, newest line first. */
  lines: readonly CartLine[];
  /** What the lines cost together, by the same word; nothing before the first. */
  costs: CartCosts | undefined;
  /** What the visitor saw last, on this page or an earlier one: newest first. */
  seen: readonly SeenLine[];
  /**
   * Whether the lines can be believed: `unsure` after a lost answer or a change elsewhere that could not be read;
   * `unreadable` when the shop answers nothing that can be read, and will do so again.
   */
  standing: 'unread' | 'read' | 'unsure' | 'unreadable';
  call: Call | undefined;
  /** A change that waits until the cart is read. */
  next: Goal | undefined;
  lost: readonly Wish[];
  /** The cart was changed elsewhere during a call: it is read once more. */
  rereads: boolean;
  /** Lines no longer available were taken out once since the page was opened. */
  pruned: boolean;
  /** How often unsold lines were taken out without the cart becoming readable. */
  rescues: number;
  /** How many calls there were; an answer to any but the last is out of date. */
  calls: number;
}

/** What happens to a cart. */
export type CartEvent =
  | { type: 'add'; draft: CartDraft }
  | { type: 'change'; lineId: string; by: 1 | -1 }
  | { type: 'remove'; lineId: string }
  /**
   * The page opened, came back, or another tab changed the cart: this is what the cookie says now, and what the visitor
   * saw last in any tab.
   */
  | { type: 'look'; checkout: Checkout | undefined; seen?: readonly SeenLine[] }
  /** An invoice was made of the cart, or it is given up: there is none any more. */
  | { type: 'closed' }
  | { type: 'answer'; call: number; answer: CartAnswer };

/** What a call to the shop came to. */
export type CartAnswer = CartReading | CartChange | TakenAnswer;

/** Another tab made a cart in the meantime: nothing was created, this one is to be used. */
export interface TakenAnswer {
  outcome: 'taken';
  checkout: Checkout;
}

/** What the shell does for the machine. Each with a `call` is answered by one event `answer`. */
export type CartCommand =
  | { type: 'read'; call: number; id: string }
  | { type: 'create'; call: number; lines: { variantId: string; quantity: number }[] }
  | { type: 'put'; call: number; id: string; lines: { variantId: string; quantity: number }[] }
  | { type: 'set'; call: number; id: string; lines: { id: string; quantity: number }[] }
  | { type: 'take'; call: number; id: string; lineIds: string[] }
  | { type: 'open drawer' }
  | { type: 'tell'; notice: CartNotice }
  | { type: 'log'; userErrors: readonly ShopUserError[]; warnings: readonly ShopWarning[] };

export interface Step {
  state: CartState;
  commands: CartCommand[];
}

/** A cart that nobody has put anything into, with what earlier pages remember. */
export function emptyCart(seen: readonly SeenLine[] = [], unfinished?: Unfinished): CartState {
  const state: CartState = {
    checkout: undefined,
    lines: [],
    costs: undefined,
    seen,
    standing: 'read',
    call: undefined,
    next: unfinished?.goal,
    lost: unfinished?.lost ?? [],
    rereads: false,
    pruned: false,
    rescues: 0,
    calls: 0,
  };
  // The shop may still be at it.
  return withLost(state, unfinished?.goal);
}

/** A change of the visitor's is under way, or waits for the cart to be read: further changes are ignored. */
export function isBusy({ call, next }: CartState): boolean {
  return isVisitors(call?.goal) || next !== undefined;
}
