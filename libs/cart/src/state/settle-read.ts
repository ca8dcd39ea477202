import type { CartLine } from '../lines/cart-line.ts';
import type { Call, CartAnswer, CartState, Step } from './cart-state.ts';
import { deedFor, isVisitors, type Goal } from './goal.ts';
import { pursue, stay, tell } from './pursue.ts';
import { afterGone, continued } from './settle-write.ts';
import { withoutCart, withTruth } from './truth.ts';

/** What follows from reading the cart: the truth, and with it the fate of a change whose answer was lost. */
export function settleRead(state: CartState, { goal }: Call, answer: CartAnswer): Step {
  if (answer.outcome === 'gone') {
    // A lost addition may have been paid for with the cart that has gone: it is not made again unasked.
    return isVisitors(goal) ? tell(withoutCart(state), { kind: 'gone' }) : afterGone(state, undefined);
  }
  if (answer.outcome !== 'found' && answer.outcome !== 'done') return unread(state, goal);
  const read = withTruth(state, answer.cart);
  const made = !goal || deedFor(goal, read.lines).kind === 'nothing';
  const then =
    pruned(read, state.standing === 'unread' ? answer.cart.lines : []) ??
    continued(read, made ? goal : undefined);
  return made ? then : stay(then.state, { type: 'tell', notice: { kind: 'not saved' } }, ...then.commands);
}

/**
 * On restore, what is no longer sold is taken out of the shop's cart too: once, so that a refusal does not repeat. The
 * shop keeps lines of which nothing is left with a quantity of 0.
 */
function pruned(state: CartState, restored: readonly CartLine[]): Step | undefined {
  const lines = restored.filter(({ availableForSale, quantity }) => !availableForSale || quantity === 0);
  if (state.pruned || lines.length === 0) return undefined;
  const once = { ...state, lines: restored, pruned: true };
  const then = pursue(once, { kind: 'prune', lines });
  return { ...then, state: { ...then.state, lines: state.lines } };
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
  return tell(still, { kind: isVisitors(goal) || next ? 'not saved' : 'unreachable' });
}
