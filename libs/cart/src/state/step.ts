import { isEvent, mostOfOne } from '../lines/cart-line.ts';
import { isBusy, type CartEvent, type CartState, type Step } from './cart-state.ts';
import type { Goal } from './goal.ts';
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
      return look(state, event.checkout);
    case 'closed':
      return stay(withoutCart(state));
    case 'answer':
      return settle(state, event);
    default:
      return isBusy(state) ? stay(state) : intend(state, event);
  }
}

type Intent = Exclude<CartEvent, { type: 'look' | 'closed' | 'answer' }>;

function intend(state: CartState, intent: Intent): Step {
  const goal = goalOf(state, intent);
  if (goal === 'one event only') return tell(state, { kind: 'one event only' });
  if (!goal) return stay(state);
  if (state.call) return stay({ ...state, next: goal });
  if (state.checkout && state.standing !== 'read') return read({ ...state, next: goal });
  return pursue(state, goal);
}

function goalOf({ lines, standing }: CartState, intent: Intent): Goal | 'one event only' | undefined {
  if (intent.type === 'add') {
    const { draft } = intent;
    const line = lines.find(({ variantId }) => variantId === draft.variantId);
    if (line && isEvent(line)) return 'one event only';
    if (line && line.quantity >= mostOfOne) return undefined;
    return { kind: 'add', draft, quantity: standing === 'unread' ? undefined : (line?.quantity ?? 0) + 1 };
  }
  const line = lines.find(({ id }) => id === intent.lineId);
  if (!line) return undefined;
  const quantity = intent.type === 'remove' ? 0 : line.quantity + intent.by;
  if (quantity > 0 && isEvent(line)) return 'one event only';
  return quantity > mostOfOne ? undefined : { kind: 'quantity', lineId: line.id, quantity };
}

function look(state: CartState, checkout: CartState['checkout']): Step {
  if (state.call?.kind === 'write') return stay({ ...state, rereads: true });
  if (checkout?.id !== state.checkout?.id) {
    const { order, calls, next } = state;
    const other = { ...state, checkout, lines: [], order, calls, call: undefined, pruned: false, next };
    if (checkout) return read({ ...other, standing: 'unread' });
    return next
      ? pursue({ ...other, standing: 'read', next: undefined }, next)
      : stay({ ...other, standing: 'read' });
  }
  if (!checkout) return stay(state);
  return state.call ? stay({ ...state, rereads: true }) : read(state);
}

function settle(state: CartState, { call, answer }: CartEvent & { type: 'answer' }): Step {
  const open = state.call;
  if (open?.number !== call) return stay(state);
  const settled = open.kind === 'read' ? settleRead(state, open, answer) : settleWrite(state, open, answer);
  if (settled.state.call || !settled.state.rereads || !settled.state.checkout) return settled;
  const again = read(settled.state);
  return { state: again.state, commands: [...settled.commands, ...again.commands] };
}
