import type { CartLine } from '../lines/cart-line.ts';
import type { Call, CartAnswer, CartState, Step } from './cart-state.ts';
import { deedFor, isVisitors, type Goal } from './goal.ts';
import { prune, stay, tell, telling } from './pursue.ts';
import { shopMade } from './shop-made.ts';
import { afterGone, continued } from './settle-write.ts';
import { rescue, unreadable } from './unsold.ts';
import { withoutCart, withTruth } from './truth.ts';

/** What follows from reading the cart: the truth, and with it the fate of a change whose answer was lost. */
export function settleRead(state: CartState, { goal }: Call, answer: CartAnswer): Step {
  switch (answer.outcome) {
    case 'gone':
      // A lost addition may have been paid for with the cart that has gone: it is not made again unasked.
      return isVisitors(goal) ? tell(withoutCart(state), { kind: 'gone' }) : afterGone(state, undefined);
    case 'unsold':
      return rescue(state, goal, answer.lines);
    case 'unreadable':
      return unreadable(state);
    case 'found':
    case 'done':
      return found(state, goal, answer.cart);
    default:
      return unread(state, goal);
  }
}

function found(
  state: CartState,
  goal: Goal | undefined,
  cart: (CartAnswer & { outcome: 'found' })['cart'],
): Step {
  const read = withTruth(state, cart);
  const made = !goal || deedFor(goal, read.lines).kind === 'nothing';
  const restored = state.standing === 'unread';
  const then = pruned(read, restored ? cart.lines : []) ?? continued(read, made ? goal : undefined);
  // Later, other tabs may have lowered a quantity; and so may a change that was under way when the last page was left.
  const changes = shopMade(state.seen, read.lines, () => restored && !state.next);
  const told = telling(then, changes);
  return made || !isVisitors(goal) ? told : telling(told, [{ kind: 'not saved' }]);
}

/**
 * On restore, what is no longer available is taken out of the shop's cart too: once, so that a refusal does not repeat.
 * The shop keeps lines of which nothing is left with a quantity of 0.
 */
function pruned(state: CartState, restored: readonly CartLine[]): Step | undefined {
  const lines = restored.filter(({ availableForSale, quantity }) => !availableForSale || quantity === 0);
  if (state.pruned || lines.length === 0) return undefined;
  return prune({ ...state, pruned: true }, { kind: 'prune', lines });
}

function unread(state: CartState, goal: Goal | undefined): Step {
  const { next, standing } = state;
  const still = {
    ...state,
    call: undefined,
    next: undefined,
    rereads: false,
    standing: standing === 'unread' ? standing : ('unsure' as const),
  };
  const notice = isVisitors(goal) || next ? 'not saved' : 'unreachable';
  return stay(still, { type: 'tell', notice: { kind: notice } });
}
