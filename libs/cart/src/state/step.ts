import { isBooked, isEvent, mostOfOne } from '../lines/cart-line.ts';
import { isBusy, type CartEvent, type CartState, type Step } from './cart-state.ts';
import type { Goal } from './goal.ts';
import { withWish, withWishesElsewhere } from './lost-wishes.ts';
import { pursue, read, stay, tell } from './pursue.ts';
import { settleRead } from './settle-read.ts';
import { withoutCart } from './truth.ts';
import { settleWrite } from './settle-write.ts';

/**
 * The whole life of a cart: from what it is and what happens, what it becomes and what is to be done. One call at a
 * time; while a change is under way others are ignored; after a lost answer the cart is read before anything else.
 */
export function step(state: CartState, event: CartEvent): Step {
  switch (event.type) {
    case 'look':
      return look(withWishesElsewhere(state, event.seen ?? []), event.checkout);
    case 'closed':
      return stay(withoutCart(state));
    case 'answer':
      return settle(state, event);
    default:
      return isBusy(state) ? stay(state) : intend(state, event);
  }
}

type Intent = Exclude<CartEvent, { type: 'look' | 'closed' | 'answer' }>;

function intend(before: CartState, intent: Intent): Step {
  const goal = goalOf(before, intent);
  if (goal === 'one event only') return tell(before, { kind: 'one event only' });
  if (!goal) return stay(before);
  const state = withWish(before, goal);
  if (state.call) return stay({ ...state, next: goal });
  if (state.checkout && state.standing !== 'read') return read({ ...state, next: goal });
  return pursue(state, goal);
}

function goalOf({ lines, standing }: CartState, intent: Intent): Goal | 'one event only' | undefined {
  if (intent.type === 'add') {
    const { draft } = intent;
    const line = lines.find(({ variantId }) => variantId === draft.variantId);
    if (isBooked(draft, lines)) return 'one event only';
    if (line && line.quantity >= mostOfOne) return undefined;
    return { kind: 'add', draft, quantity: standing === 'unread' ? undefined : (line?.quantity ?? 0) + 1 };
  }
  const line = lines.find(({ id }) => id === intent.lineId);
  if (!line) return undefined;
  const quantity = intent.type === 'remove' ? 0 : line.quantity + intent.by;
  if (quantity > 0 && isEvent(line)) return 'one event only';
  if (quantity > mostOfOne) return undefined;
  return { kind: 'quantity', lineId: line.id, variantId: line.variantId, quantity };
}

function look(state: CartState, checkout: CartState['checkout']): Step {
  if (state.call?.kind === 'write') return stay({ ...state, rereads: true });
  const { next } = state;
  if (checkout?.id !== state.checkout?.id) {
    const other = {
      ...state,
      checkout,
      lines: [],
      costs: undefined,
      call: undefined,
      pruned: false,
      rescues: 0,
    };
    return checkout
      ? read({ ...other, standing: 'unread' })
      : resume({ ...other, standing: 'read', lost: [] });
  }
  if (!checkout) return next ? resume(state) : stay(state);
  return state.call ? stay({ ...state, rereads: true }) : read(state);
}

/** There is no cart: what waits to be added makes one, anything else has lost its sense. */
function resume(state: CartState): Step {
  const { next } = state;
  const without = { ...state, next: undefined };
  return next ? pursue(without, next) : stay(without);
}

function settle(state: CartState, { call, answer }: CartEvent & { type: 'answer' }): Step {
  const open = state.call;
  if (open?.number !== call) return stay(state);
  const settled = open.kind === 'read' ? settleRead(state, open, answer) : settleWrite(state, open, answer);
  if (settled.state.call || !settled.state.rereads || !settled.state.checkout) return settled;
  const again = read(settled.state);
  return { state: again.state, commands: [...settled.commands, ...again.commands] };
}
